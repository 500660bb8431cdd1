import { useEffect } from 'react'
import type { Enquiry } from '#contract/enquiry.ts'

/** After the last key: Safari allows 100 changes of the history in 30 s. */
const SAVE_DELAY_MS = 500

/**
 * Keeps the values for a visitor who reloads the page, comes back to it, or returns to a tab that a phone has closed.
 * Browsers do so themselves, but not at a hash address, nor where React keeps the default value equal to the value.
 */
export function useSavedValues(values: Enquiry) {
  useEffect(() => {
    const save = () => history.replaceState({ enquiry: values }, '')
    const timer = setTimeout(save, SAVE_DELAY_MS)
    // Another entry may hold older values.
    addEventListener('popstate', save)
    return () => {
      clearTimeout(timer)
      removeEventListener('popstate', save)
    }
  }, [values])
}
