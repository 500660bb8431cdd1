import { content } from '#content/content.ts'
import { LostPage } from './lost-page.tsx'

export function NotFoundPage() {
  return <LostPage {...content.notFound} />
}
