/// <reference types="vite/client" />

/** Made by build/content-plugin.ts from content/ and art/. */
declare module 'virtual:content' {
  export const made: import('./content/made.ts').Content
}

declare module 'virtual:late-content' {
  export const late: import('./content/late-content.ts').LateContent
}

interface ImportMetaEnv {
  readonly EMAILJS_PUBLIC_KEY?: string
  readonly EMAILJS_SERVICE_ID?: string
  readonly EMAILJS_TEMPLATE_ID?: string
  readonly ENQUIRY_ORIGIN?: string
}
