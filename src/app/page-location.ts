// Hash addresses over prerendered documents. The page is the one after the #; where there is none, it is the one
// that the document itself holds. See docs/decisions/001-hash-addresses-and-documents.md.
import { useHashLocation } from 'wouter/use-hash-location'

/**
 * wouter's hash location, with the document's own page where the address has no hash. Hydration begins from the page
 * that the markup holds.
 */
export function usePageLocation(documentPage: string, heldPage: string): string {
  const [location] = useHashLocation({ ssrPath: heldPage })
  return location === '/' ? documentPage : location
}

/** What a location asks for: a path, and what stands behind its question mark. */
export function partsOf(location: string) {
  const [path = '', query] = location.split('?')
  return { path: path.replace(/(.)\/$/, '$1'), query: new URLSearchParams(query) }
}
