import { ClosingInvitation } from '#components/invitation/closing-invitation.tsx'
import { content } from '#content/content.ts'
import { AboutBlurb } from './about-blurb.tsx'
import { Banner } from './banner.tsx'
import { CareFor } from './care-for.tsx'
import { KnowledgeOfLife } from './knowledge-of-life.tsx'

export function HomePage() {
  return (
    <>
      <Banner />
      <CareFor />
      <KnowledgeOfLife />
      <AboutBlurb />
      <ClosingInvitation {...content.practice.invitation} />
    </>
  )
}
