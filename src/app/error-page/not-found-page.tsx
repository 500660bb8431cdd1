import { content } from '#content/content.ts'
import { ErrorPage } from './error-page.tsx'

/** This page is shown at every address that belongs to no other page. */
export function NotFoundPage() {
  const { headline, lead } = content['not-found']
  return <ErrorPage headline={headline} lead={lead} />
}
