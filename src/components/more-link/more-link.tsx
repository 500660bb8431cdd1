import layout from '../../styles/layout.module.css'
import { inlineMarkup } from '../inline-markup/inline-markup.tsx'
import { PageLink } from '../page-link/page-link.tsx'
import styles from './more-link.module.css'

type MoreLinkProps = {
  to: string
  children: string
  /** Screen readers say this after the visible words, if those alone do not tell where the link leads. */
  about?: string
}

export function MoreLink({ to, children, about }: MoreLinkProps) {
  return (
    <PageLink className={`${layout.arrow} ${styles.more}`} to={to}>
      <span>
        {inlineMarkup(children)}
        {about && <span className={layout.hiddenText}>: {about}</span>}
      </span>
    </PageLink>
  )
}
