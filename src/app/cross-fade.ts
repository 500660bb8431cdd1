/** A device that needs longer than this to start a transition shows the next page without one. */
const TRANSITION_START_MS = 60
let isFast = true

/** Changes the page with a cross-fade, where the browser and the visitor's settings allow it. */
export function crossFade(change: () => void) {
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isFast || !document.startViewTransition || reducesMotion) return change()
  const start = performance.now()
  const transition = document.startViewTransition(() => {
    isFast = performance.now() - start < TRANSITION_START_MS
    change()
  })
  // `ready` rejects if another link is followed before the transition begins.
  transition.ready.catch(() => {})
}
