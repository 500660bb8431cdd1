// What follows when a visitor goes to a page, before React and after it.

export const MENU_ID = 'menu'

export const closeMenu = () => document.getElementById(MENU_ID)?.hidePopover()

/** Every page starts at its top, also one that a link leads to again. */
export function beginVisit(base: string) {
  shortenAddress(base)
  closeMenu()
  // src/boot/ hides a document until that of its address comes.
  document.documentElement.hidden = false
  scrollToTopAndFocusHeading()
}

/** The focus moves too, so that screen readers announce the page. */
function scrollToTopAndFocusHeading() {
  scrollTo(0, 0)
  document.querySelector('h1')?.focus({ preventScroll: true })
}

/** `/about/#/services` reads `/#/services`: a page has one hash address, whatever document shows it. */
export function shortenAddress(base: string) {
  if (location.hash) history.replaceState(null, '', base + location.hash)
}
