import { inlineMarkup } from '../inline-markup/inline-markup.tsx'
import { PageLink } from '../page-link/page-link.tsx'
import styles from './button.module.css'

type ButtonLinkProps = {
  to: string
  children: string
}

/** A link that looks like a button, for the one thing that a section asks of the visitor. */
export function ButtonLink({ to, children }: ButtonLinkProps) {
  return (
    <PageLink className={styles.button} to={to}>
      <span>{inlineMarkup(children)}</span>
    </PageLink>
  )
}
