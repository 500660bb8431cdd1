// How addresses name pages. src/boot.ts, React and the build all use these functions, so that they agree.

export const HOME = '/home'

/** The page for every address that the route table does not know. */
export const NOT_FOUND = '/404'

/**
 * The page of a hash: `#/about`, `#about`, `#/about/` and `#/about?x=1` all name /about, and `#/` is Home. Without a path
 * in the hash it is the page that the document itself holds.
 */
export function pageOfHash(hash: string, documentPage: string, pages: readonly string[]): string {
  const [, slash, name] = /^#?(\/*)([^?]*?)\/*(?:\?|$)/.exec(hash) ?? []
  if (!name) return slash ? HOME : documentPage
  return pages.includes(`/${name}`) ? `/${name}` : NOT_FOUND
}

export const queryOfHash = (hash: string) => new URLSearchParams(hash.split('?')[1])

/** Where the prerendered document of a page is, relative to the site's base. */
export function documentOf(page: string): string {
  if (page === NOT_FOUND) return '404.html'
  return page === HOME ? '' : `${page.slice(1)}/`
}
