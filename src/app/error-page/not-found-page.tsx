import { content } from '#content/content.ts'
import { ErrorPage } from './error-page.tsx'

/** For every address that no page has. */
export function NotFoundPage() {
  const { headline, lead } = content['not-found']
  return <ErrorPage headline={headline} lead={lead} />
}
