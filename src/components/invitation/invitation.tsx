import layout from '../../styles/layout.module.css'
import button from '../button/button.module.css'
import { inlineMarkup } from '../inline-markup/inline-markup.tsx'
import { PageLink } from '../page-link/page-link.tsx'
import styles from './invitation.module.css'

export type InvitationProps = { text: string; contact: string }

/** The words and the link to the form that end a page. Each page lays the two out in its own way. */
export function Invitation({ text, contact }: InvitationProps) {
  return (
    <>
      <p className={`${layout.statement} ${styles.text}`}>{inlineMarkup(text)}</p>
      <PageLink className={`${button.button} ${styles.button}`} to="/contact">
        <span>{inlineMarkup(contact)}</span>
      </PageLink>
    </>
  )
}
