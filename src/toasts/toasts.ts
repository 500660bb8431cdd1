// What the rest of the site knows of toasts: two functions, and when to get ready. The library behind them is fetched
// only by visitors who come near the form.
import type { ComponentType } from 'react'

type Library = {
  Toaster: ComponentType
  show: (kind: 'error' | 'success', words: string) => void
}

let library: Promise<Library> | undefined
const waiting = new Set<() => void>()

/** Fetches the library; a fetch that failed is tried again the next time. */
export function prepareToasts(): Promise<Library> {
  library ??= import('./toaster.tsx').catch((error: unknown) => {
    library = undefined
    throw error
  })
  for (const wake of waiting) wake()
  return library
}

export function whenToastsAreWanted(wake: () => void) {
  waiting.add(wake)
  if (library) wake()
  return () => {
    waiting.delete(wake)
  }
}

const show = (kind: 'error' | 'success') => async (words: string) => {
  const { show } = await prepareToasts()
  show(kind, words)
}

export const toasts = { error: show('error'), success: show('success') }
