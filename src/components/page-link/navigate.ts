import { flushSync } from 'react-dom'

/** Every document links to the hash addresses of the first one, so that an address never names two pages. */
export const hrefOf = (path: string) => `${import.meta.env.BASE_URL}#${path}`

/** Goes to a page as the browser would, from whatever document this is, without loading anything. */
function go(path: string) {
  const oldURL = location.href
  const newURL = new URL(hrefOf(path), oldURL).href
  // Like the browser's own links, a link to the page we are on leaves no second entry behind.
  history[newURL === oldURL ? 'replaceState' : 'pushState'](null, '', newURL)
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }))
}

/** With a quiet cross-fade where the browser has it and the visitor has not asked for less motion. */
export function navigate(path: string) {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) return go(path)
  document.startViewTransition(() => flushSync(() => go(path)))
}
