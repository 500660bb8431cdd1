import { useRef } from 'react'
import { content } from '#content/content.ts'
import { ToastArea } from '#toasts/toast-area.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { partsOf, usePageLocation } from './page-location.ts'
import { routeOf } from './routes.ts'
import { SiteHeader } from './site-header/site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useArrival } from './use-arrival.ts'

/** Filled by the build, since only the document can show it: see plain-navigation.tsx. */
export const PLAIN_NAVIGATION = 'plain-navigation'

type ShellProps = {
  /** The page of the document's own address, shown where the address has no hash. */
  documentPage: string
  /** The page that the markup holds, which hydration begins from: src/early.ts may have brought another one. */
  heldPage?: string
}

/** What stands above every page, known or not; the footer never changes, and stands in the document itself. */
export function Shell({ documentPage, heldPage = documentPage }: ShellProps) {
  const location = usePageLocation(documentPage, heldPage)
  const { path, query } = partsOf(location)
  const route = routeOf(path)
  const main = useRef<HTMLElement>(null)
  useArrival(main, route?.title ?? content.notFound.title)
  const Page = route?.Page ?? NotFoundPage
  return (
    <>
      <SkipLink target={main} />
      <SiteHeader current={route} location={location} />
      <noscript id={PLAIN_NAVIGATION} />
      <main ref={main} tabIndex={-1}>
        <FailureBoundary key={path}>
          <Page query={query} />
        </FailureBoundary>
      </main>
      <ToastArea />
    </>
  )
}
