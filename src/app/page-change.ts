// Does what follows when a visitor goes to a page. src/boot/ calls it before React has loaded, and src/app/ afterwards.
import { closeMenu } from './site-header/close-menu.ts'

/** Shows a page from its top, also if a link leads to the page that is shown already. */
export function beginVisit(base: string) {
  shortenAddress(base)
  closeMenu()
  // src/boot/ has hidden the document if it was not that of its address.
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
  const namesPage = /^#[^?]/.test(location.hash)
  if (namesPage) history.replaceState(null, '', base + location.hash)
}
