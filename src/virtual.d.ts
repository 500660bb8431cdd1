/// <reference types="vite/client" />

/** Made by build/content-plugin.ts from content/ and art/. */
declare module 'virtual:content' {
  export const content: import('#schema/index.ts').Content
}

/** Defined in build/vite-config.ts from the settings. */
interface ImportMetaEnv {
  readonly EMAILJS_ACCOUNT: import('#contract/emailjs-api.ts').Account
  readonly ENQUIRY_ORIGIN: string | undefined
}
