import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { scrollToTopAndFocusHeading } from './page-swap.ts'

/** The hash of the address. Hydration starts from `initialHash`, the address of the page that the document shows. */
export function useHash(initialHash: string): string {
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => initialHash,
  )
}

function subscribe(onChange: () => void) {
  function handlePopState() {
    flushSync(onChange)
    // In the frame after rendering, so that the page is laid out once.
    requestAnimationFrame(scrollToTopAndFocusHeading)
  }
  addEventListener('popstate', handlePopState)
  return () => removeEventListener('popstate', handlePopState)
}
