import { useRef } from 'react'
import { useLocation } from 'wouter'
import { MarkSymbol } from '#components/mark/mark.tsx'
import { content } from '#content/content.ts'
import { ToastArea } from '#toasts/toast-area.tsx'
import { FailureBoundary } from './failure-boundary.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { partsOf } from './page-location.ts'
import { PlainNavigation } from './plain-navigation.tsx'
import { routeOf } from './routes.ts'
import { SiteFooter } from './site-footer/site-footer.tsx'
import { SiteHeader } from './site-header/site-header.tsx'
import { SkipLink } from './skip-link.tsx'
import { useArrival } from './use-arrival.ts'

/** What stands round every page, known or not. */
export function Shell() {
  const [location] = useLocation()
  const { path } = partsOf(location)
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
          <Page />
        </FailureBoundary>
      </main>
      <SiteFooter />
      <ToastArea />
    </>
  )
}
