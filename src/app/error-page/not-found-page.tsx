import { content } from '#content/content.ts'
import { ErrorPage } from './error-page.tsx'

export function NotFoundPage() {
  return <ErrorPage {...content['not-found']} />
}
