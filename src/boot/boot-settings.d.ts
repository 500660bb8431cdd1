/** Set by build/boot-script.ts. */
declare const PAGES: string[]
declare const CLIENT: string
