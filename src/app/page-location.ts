// Hash addresses over prerendered documents. The page is the one after the #; where there is none, it is the one
// that the document itself holds. See docs/decisions/001-hash-addresses-and-documents.md.
import type { BaseLocationHook } from 'wouter'
import { useHashLocation } from 'wouter/use-hash-location'

/** Every document links to the hash addresses of the first one, so that an address never names two pages. */
export const hrefOf = (path: string) => `${import.meta.env.BASE_URL}#${path}`

/** What the address asks for: a path, and what stands behind its question mark. */
export const partsOf = (location: string) => {
  const [path = '', query = ''] = location.split('?')
  return { path: path.replace(/(.)\/$/, '$1'), query: new URLSearchParams(query) }
}

function navigate(path: string, { replace = false }: { replace?: boolean } = {}) {
  const oldURL = location.href
  const newURL = new URL(hrefOf(path), oldURL).href
  // Like the browser's own links, a link to the page we are on leaves no second entry behind.
  history[replace || newURL === oldURL ? 'replaceState' : 'pushState'](null, '', newURL)
  dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL }))
}

/** wouter's hash location, with the document's own page where the address has no hash. */
export function pageLocation(documentPage: string) {
  const usePageLocation: BaseLocationHook = ({ ssrPath = documentPage } = {}) => {
    const [location] = useHashLocation({ ssrPath })
    return [location === '/' ? documentPage : location, navigate]
  }
  return Object.assign(usePageLocation, { hrefs: hrefOf })
}
