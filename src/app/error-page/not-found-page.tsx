import { content } from '#content/content.ts'
import { ErrorPage } from './error-page.tsx'

/** Every address that no page has shows this page. */
export function NotFoundPage() {
  const { headline, lead } = content['not-found']
  return <ErrorPage headline={headline} lead={lead} />
}
