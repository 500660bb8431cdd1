import type { ReactNode } from 'react'
import { Kolam } from '#components/kolam/kolam.tsx'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { PageIntro } from '#components/page-intro/page-intro.tsx'
import layout from '../../styles/layout.module.css'
import { routes } from '../routes.ts'
import styles from './error-page.module.css'

type ErrorPageProps = {
  headline: string
  lead: string
  /** A page that failed has a button here that tries again. */
  children?: ReactNode
}

/** The not-found page and the page after a failure look like this: a reason, and links to all pages. */
export function ErrorPage({ headline, lead, children }: ErrorPageProps) {
  return (
    <div className={`${layout.page} ${layout.columns} ${styles.error}`} data-from="700">
      <div className={layout.stack}>
        <PageIntro headline={headline} lead={lead} />
        {children}
        <ul>
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
