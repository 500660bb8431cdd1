/** These two names are replaced by their values in build/bundle-boot-script.ts. */
declare const PAGES: string[]
declare const CLIENT: string
