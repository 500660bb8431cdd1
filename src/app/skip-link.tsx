import type { RefObject } from 'react'
import styles from './skip-link.module.css'

type SkipLinkProps = { target: RefObject<HTMLElement | null> }

/** A button, because under hash routing a link to #main would be a page. */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <button type="button" className={styles.skip} onClick={() => target.current?.focus()}>
      Skip to content
    </button>
  )
}
