/** What src/boot.ts has done before React, for src/entry-client.tsx. */
export type Boot = {
  /** The page that the document shows. */
  page: string
  /** An enquiry form that was replaced by another page. It still holds what the visitor has written. */
  form?: HTMLFormElement | undefined
  /** The last attempt to send: `invalid` is one that the browser refused. */
  attempt?: 'submit' | 'invalid'
  /** Leaves the page to React. */
  stop: () => void
}

declare global {
  var boot: Boot

  /** Set by build/boot-script.ts. */
  const BASE: string
  const PAGES: string[]
  const CLIENT: { src: string; integrity: string }
}
