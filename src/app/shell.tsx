import { useRef } from 'react'
import { MarkSymbol } from '#components/mark/mark.tsx'
import { content } from '#content/content.ts'
import { ToastArea } from '#toasts/toast-area.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { partsOf, usePageLocation } from './page-location.ts'
import { PlainNavigation } from './plain-navigation.tsx'
import { routeOf } from './routes.ts'
import { SiteFooter } from './site-footer/site-footer.tsx'
import { SiteHeader } from './site-header/site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useArrival } from './use-arrival.ts'

type ShellProps = {
  /** The page of the document's own address, shown where the address has no hash. */
  documentPage: string
  /** The page that the markup holds, which hydration begins from: src/early.ts may have brought another one. */
  heldPage?: string
}

/** What stands round every page, known or not. */
export function Shell({ documentPage, heldPage = documentPage }: ShellProps) {
  const location = usePageLocation(documentPage, heldPage)
  const { path, query } = partsOf(location)
  const route = routeOf(path)
  const main = useRef<HTMLElement>(null)
  useArrival(main, location, route?.title ?? content.notFound.title)
  const Page = route?.Page ?? NotFoundPage
  return (
    <>
      <MarkSymbol />
      <SkipLink target={main} />
      <SiteHeader current={route} location={location} />
      <PlainNavigation />
      <main ref={main} tabIndex={-1}>
        <FailureBoundary key={path}>
          <Page query={query} />
        </FailureBoundary>
      </main>
      <SiteFooter />
      <ToastArea />
    </>
  )
}
