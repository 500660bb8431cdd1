// Says which page an address names. src/boot/, React and the build all use these functions, so that they agree.

export const HOME = '/home'

/** The not-found page is shown for every address that the route table does not know. Static hosts look for its 404.html. */
export const NOT_FOUND = '/404'

type Site = {
  /** The path of the site on its host, with a slash at both ends. */
  base: string
  pages: readonly string[]
}

/**
 * Returns the page that the hash of an address names, else the page whose document is at its path, and undefined if neither
 * names a page. `#/about`, `#about`, `#/about/` and `#/about?x=1` all name /about, and `#/` is Home.
 */
export function pageOf(
  { hash, pathname }: { hash: string; pathname: string },
  { base, pages }: Site,
): string | undefined {
  const [, slash, name] = /^#?(\/*)([^?]*?)\/*(?:\?|$)/.exec(hash) ?? []
  if (name) return pages.includes(`/${name}`) ? `/${name}` : NOT_FOUND
  return slash ? HOME : pages.find((page) => base + documentOf(page) === pathname)
}

export const queryOfHash = (hash: string) => new URLSearchParams(hash.split('?')[1])

/** Returns the place of a page's prerendered document, relative to the site's base. */
export function documentOf(page: string): string {
  if (page === NOT_FOUND) return '404.html'
  return page === HOME ? '' : `${page.slice(1)}/`
}
