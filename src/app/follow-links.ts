// Links are plain hash addresses, which the browser follows by itself. From here on they also lead from one document to
// the pages of the first without loading it, and with a cross-fade.
import { flushSync } from 'react-dom'

const toPage = `${import.meta.env.BASE_URL}#/`

/** One listener for all, because the footer stands outside of React. */
export function followLinks() {
  document.addEventListener('click', (event) => {
    const href = (event.target as Element).closest('a')?.getAttribute('href')
    // A click with a modifier, or with another button, asks the browser for a tab of its own.
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button)
    if (!href?.startsWith(toPage) || !isPlain) return
    event.preventDefault()
    crossFade(() => go(href))
  })
}

function go(href: string) {
  const oldURL = location.href
  const newURL = new URL(href, oldURL).href
  // Like the browser's own links, a link to the page we are on leaves no second entry behind.
  history[newURL === oldURL ? 'replaceState' : 'pushState'](null, '', newURL)
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }))
}

/** Longer than this to get ready, and the fade itself is what a visitor waits for. */
const READY_WITHIN_MS = 60
let isQuick = true

/** Quiet, and only where the browser has it, is quick at it, and the visitor has not asked for less motion. */
function crossFade(change: () => void) {
  if (!isQuick || !document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return change()
  const asked = performance.now()
  document.startViewTransition(() => {
    isQuick = performance.now() - asked < READY_WITHIN_MS
    flushSync(change)
  })
}
