import { useEffect, useLayoutEffect, useState } from 'react'
import { ToastArea } from '#components/toast/toast.tsx'
import { content } from '#content/content.ts'
import { EnquiryProvider, type FormBeforeReact, useEnquiry } from '#enquiry/enquiry-provider.tsx'
import { ErrorBoundary } from './error-page/error-boundary.tsx'
import { NotFoundPage } from './error-page/not-found-page.tsx'
import { NoScriptNavigation } from './no-script-navigation.tsx'
import { queryOfHash } from './page-address.ts'
import { beginVisit } from './page-change.ts'
import { routes } from './routes.ts'
import { SiteFooter } from './site-footer/site-footer.tsx'
import { SiteHeader } from './site-header/site-header.tsx'
import { useVisit } from './use-visit.ts'

type ShellProps = {
  /** The page that the document was rendered with. */
  documentPage: string
  /** The hash of the address when the document is hydrated. */
  initialHash?: string
  formBeforeReact?: FormBeforeReact | undefined
}

export function Shell({ documentPage, initialHash = '', formBeforeReact }: ShellProps) {
  const visit = useVisit(documentPage, initialHash)
  const { page, hash } = visit
  const route = routes.find(({ path }) => path === page)
  const { title } = route?.content ?? content['not-found']
  // This runs before the browser paints, so that no page is seen with the title or scroll position of the last one.
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  useLayoutEffect(() => {
    if (visit.isNavigation) beginVisit(import.meta.env.BASE_URL)
  }, [visit])
  return (
    <EnquiryProvider formBeforeReact={formBeforeReact}>
      <SiteHeader current={route} />
      <noscript>
        <NoScriptNavigation current={route} />
      </noscript>
      <EnquiryToast />
      <main tabIndex={-1}>
        <ErrorBoundary key={page}>
          {route ? <route.Page query={queryOfHash(hash)} /> : <NotFoundPage />}
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </EnquiryProvider>
  )
}

/** Shows the result of the last attempt to send, on whichever page the visitor is by then. */
function EnquiryToast() {
  const { toast } = useEnquiry()
  // Toasts need React, so the prerendered documents have no empty region for them.
  const [isHydrated, setIsHydrated] = useState(false)
  useEffect(() => setIsHydrated(true), [])
  return isHydrated && <ToastArea toast={toast} />
}
