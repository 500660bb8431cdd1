// What the rest of the site knows of toasts: two functions, and when to get ready. The library behind them is fetched
// only by visitors who come near the form.
import type { ComponentType } from 'react'

type Kind = 'error' | 'success'
type Library = { Toaster: ComponentType; show: (kind: Kind, words: string) => Promise<unknown> }

/** Without the library there is no toast; the form still has its lasting words. */
type Fetched = Promise<Library | undefined>

let library: Fetched | undefined
let onFetch: (library: Fetched) => void = () => {}

/** Fetches the library; a fetch that failed is tried again the next time. */
export function prepareToasts(): Fetched {
  if (!library) {
    library = import('./toaster.tsx').catch(() => {
      library = undefined
      return library
    })
    onFetch(library)
  }
  return library
}

/** The one place in the shell where toasts appear asks to be told. */
export function whenFetched(tell: typeof onFetch) {
  onFetch = tell
  if (library) tell(library)
}

const show = (kind: Kind) => async (words: string) => (await prepareToasts())?.show(kind, words)

export const toasts = { error: show('error'), success: show('success') }
