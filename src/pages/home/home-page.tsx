import { Invitation } from '#components/invitation/invitation.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
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
      <section className={`${layout.page} ${layout.section} ${layout.columns}`} data-from="700">
        <Invitation {...content.practice.invitation} />
      </section>
    </>
  )
}
