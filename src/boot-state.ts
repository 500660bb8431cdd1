import type { KeptForm } from './enquiry/keep-form.ts'

declare global {
  /** What src/boot.ts has done before React, for src/entry-client.tsx. */
  var boot: KeptForm & {
    /** The page that the document shows. */
    page: string
    /** Removes the listeners that React replaces. Those that keep the form and follow links stay. */
    stop: () => void
  }

  /** Set by build/boot-script.ts. */
  const BASE: string
  const PAGES: string[]
  const CLIENT: { src: string; integrity: string }
}
