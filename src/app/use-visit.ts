import { useEffect, useState } from 'react'
import { pageOf } from './page-address.ts'
import { pages } from './routes.ts'

/** A page in view. Going to it again is another visit. */
export type Visit = {
  page: string
  hash: string
  /** False for the page that the document was loaded with. The browser itself shows that from its top. */
  isNavigation: boolean
}

const site = { base: import.meta.env.BASE_URL, pages }

/** Returns the page of the address. The first render has the page of the document, as hydration requires. */
export function useVisit(documentPage: string, initialHash: string): Visit {
  const [visit, setVisit] = useState<Visit>({ page: documentPage, hash: initialHash, isNavigation: false })
  useEffect(() => {
    const visitNow = () => ({
      page: pageOf(location, site) ?? documentPage,
      hash: location.hash,
      isNavigation: true,
    })
    // The address may have changed before hydration was complete.
    setVisit((first) => {
      const now = visitNow()
      return now.page === first.page && now.hash === first.hash ? first : now
    })
    const listeners = new AbortController()
    const { signal } = listeners
    addEventListener('popstate', () => setVisit(visitNow()), { signal })
    // The visitor came back to a document that the browser has kept.
    addEventListener('pageshow', ({ persisted }) => persisted && setVisit(visitNow()), { signal })
    // Firefox 153 fires no popstate for a link to the address that is shown: https://github.com/whatwg/html/issues/6213
    addEventListener(
      'click',
      ({ target, ctrlKey, metaKey, shiftKey }) => {
        const link = (target as Element).closest('a')
        const opensElsewhere = ctrlKey || metaKey || shiftKey
        if (link?.href === location.href && !opensElsewhere) setVisit(visitNow())
      },
      { signal },
    )
    return () => listeners.abort()
  }, [documentPage])
  return visit
}
