/// <reference types="vite/client" />

/** build/content-plugin.ts makes this module from content/ and art/. */
declare module 'virtual:content' {
  export const content: import('#schema/index.ts').Content
}

/** build/vite-config.ts defines these from the settings. */
interface ImportMetaEnv {
  readonly EMAILJS_ACCOUNT: import('#contract/emailjs-api.ts').Account
  readonly ENQUIRY_ORIGIN: string | undefined
}
