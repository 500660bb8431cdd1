/// <reference types="vite/client" />

/** Made by build/content-plugin.ts from content/ and art/. */
declare module 'virtual:content' {
  export const content: import('../build/content-check/schema.ts').Content
}

interface ImportMetaEnv {
  readonly EMAILJS_PUBLIC_KEY?: string
  readonly EMAILJS_SERVICE_ID?: string
  readonly EMAILJS_TEMPLATE_ID?: string
  readonly ENQUIRY_ORIGIN?: string
}
