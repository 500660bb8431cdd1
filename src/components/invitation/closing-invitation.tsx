import layout from '../../styles/layout.module.css'
import styles from './invitation.module.css'
import { Invitation, type InvitationProps } from './invitation.tsx'

/** The last section of a page: a low band with the link to the form. */
export function ClosingInvitation(invitation: InvitationProps) {
  return (
    <section className={`${layout.page} ${layout.columns} ${styles.closing}`} data-from="700">
      <Invitation {...invitation} />
    </section>
  )
}
