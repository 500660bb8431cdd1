import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './invitation.module.css'
import { Invitation } from './invitation.tsx'

/** The last section of a page: a low band with the link to the form. */
export function ClosingInvitation() {
  return (
    <section className={`${layout.page} ${layout.columns} ${styles.closing}`} data-from="700">
      <Invitation {...content.practice.invitation} />
    </section>
  )
}
