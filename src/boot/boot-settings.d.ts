/** Set by build/bundle-boot-script.ts. */
declare const PAGES: string[]
declare const CLIENT: string
