import { useEffect, useState } from 'react'
import { onVisit } from './on-visit.ts'
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
    onVisit(() => setVisit(visitNow()), listeners.signal)
    return () => listeners.abort()
  }, [documentPage])
  return visit
}
