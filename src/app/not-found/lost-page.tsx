import type { ReactNode } from 'react'
import { Kolam } from '#components/kolam/kolam.tsx'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { PageIntro } from '#components/page-intro/page-intro.tsx'
import layout from '../../styles/layout.module.css'
import { routes } from '../routes.ts'
import styles from './lost-page.module.css'

type LostPageProps = {
  headline: string
  lead: string
  /** A way to try again, where there is one. */
  children?: ReactNode
}

/** There is nothing to show here: why, and the ways on. The line of the kolam stops half way. */
export function LostPage({ headline, lead, children }: LostPageProps) {
  return (
    <div className={`${layout.page} ${styles.lost}`}>
      <div>
        <PageIntro headline={headline} lead={lead} />
        {children}
        <ul className={styles.ways}>
          {routes.map(({ path, label }) => (
            <li key={path}>
              <MoreLink to={path}>{label}</MoreLink>
            </li>
          ))}
        </ul>
      </div>
      <Kolam figure="unfinished" className={styles.line} />
    </div>
  )
}
