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
  function handlePopState({ isTrusted }: Event) {
    const show = () => {
      flushSync(onChange)
      // In the frame after rendering, so that the page is laid out once.
      requestAnimationFrame(scrollToTopAndFocusHeading)
    }
    // The event of a link comes from follow-links.ts. Back, Forward and a typed address are the browser's own.
    if (isTrusted) show()
    else crossFade(show)
  }
  addEventListener('popstate', handlePopState)
  return () => removeEventListener('popstate', handlePopState)
}

/** A device that needs longer than this to start a transition shows the next page without one. */
const TRANSITION_START_MS = 60
let isFast = true

function crossFade(change: () => void) {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isFast || !document.startViewTransition || reducesMotion) return change()
  const start = performance.now()
  const transition = document.startViewTransition(() => {
    isFast = performance.now() - start < TRANSITION_START_MS
    change()
  })
  // The next link ends a transition that has not begun.
  transition.ready.catch(() => {})
}
