import { content } from '#content/content.ts'
import { LostPage } from './lost-page.tsx'

export function NotFoundPage() {
  const { headline, lead } = content.notFound
  return <LostPage headline={headline} lead={lead} />
}
