// What follows when a visitor goes to a page.

/**
 * Every page starts at its top, also one that a link leads to again. Focus moves to its heading, so that screen readers
 * announce it.
 */
export function scrollToTopAndFocusHeading() {
  scrollTo(0, 0)
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/** `/about/#/services` reads `/#/services`: a page has one hash address, whatever document shows it. */
export function shortenAddress(base: string) {
  if (location.hash) history.replaceState(null, '', base + location.hash)
}
