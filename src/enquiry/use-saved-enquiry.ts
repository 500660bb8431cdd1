import { useEffect, useRef } from 'react'
import { type EnquiryState, initialState } from './enquiry-state.ts'

/** After the last key: Safari allows 100 changes of the history in 30 s. */
const SAVE_DELAY_MS = 500

/** A part of the form's state, in `history.state`. */
export type SavedEnquiry = Pick<EnquiryState, 'values' | 'sentence'>

/**
 * Keeps the form for a visitor who reloads the page, comes back to it, or returns to a tab that a phone has closed.
 * Browsers do so themselves, but not at a hash address, nor where React keeps the default value equal to the value.
 */
export function useSavedEnquiry({ values, sentence }: SavedEnquiry) {
  const latest = useRef<SavedEnquiry>(initialState)
  useEffect(() => {
    latest.current = { values, sentence }
    // What was sent must not come back.
    const delayMs = values === initialState.values ? 0 : SAVE_DELAY_MS
    const timer = setTimeout(save, delayMs, latest.current)
    return () => clearTimeout(timer)
  }, [values, sentence])
  useEffect(() => {
    const saveLatest = () => save(latest.current)
    // The entry that is shown now may hold older values.
    addEventListener('popstate', saveLatest)
    // The visitor leaves or reloads before the delay has passed.
    addEventListener('beforeunload', saveLatest)
    return () => {
      removeEventListener('popstate', saveLatest)
      removeEventListener('beforeunload', saveLatest)
    }
  }, [])
}

function save(enquiry: SavedEnquiry) {
  history.replaceState({ enquiry }, '')
}
