import { useLayoutEffect } from 'react'
import { ToastArea } from '#components/toast/toast.tsx'
import { content } from '#content/content.ts'
import { EnquiryProvider, useEnquiry } from '#enquiry/enquiry-provider.tsx'
import type { KeptForm } from '#enquiry/keep-form.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorPage } from './error-page/error-page.tsx'
import { NoScriptNavigation } from './no-script-navigation.tsx'
import { pageOfHash, queryOfHash } from './page-address.ts'
import { pages, routes } from './routes.ts'
import { SiteFooter } from './site-footer/site-footer.tsx'
import { SiteHeader } from './site-header/site-header.tsx'
import { useHash } from './use-hash.ts'

type ShellProps = {
  /** The page of the document's own address, shown where the address has no hash. */
  documentPage: string
  /** Where hydration starts from: see useHash. */
  initialHash?: string
  keptForm?: KeptForm
}

export function Shell({ documentPage, initialHash = '', keptForm }: ShellProps) {
  const hash = useHash(initialHash)
  const page = pageOfHash(hash, documentPage, pages)
  const route = routes.find(({ path }) => path === page)
  const { title } = route?.content ?? content['not-found']
  // Before the browser paints, so that no page is seen under the title of the last one.
  useLayoutEffect(() => {
    document.title = title
    delete document.documentElement.dataset.loading
  }, [title])
  return (
    <EnquiryProvider keptForm={keptForm}>
      <SiteHeader current={route} />
      <noscript>
        <NoScriptNavigation current={route} />
      </noscript>
      <EnquiryToast />
      <main tabIndex={-1}>
        <ErrorBoundary key={page}>
          {route ? <route.Page query={queryOfHash(hash)} /> : <ErrorPage {...content['not-found']} />}
        </ErrorBoundary>
      </main>
      <SiteFooter />
    </EnquiryProvider>
  )
}

/** Shows the result of the last attempt to send, on whichever page the visitor is by then. */
function EnquiryToast() {
  return <ToastArea toast={useEnquiry().toast} />
}
