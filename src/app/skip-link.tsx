import styles from './skip-link.module.css'

/** A button, because under hash routing a link to #main would be a page. src/boot.ts handles the click. */
export function SkipLink() {
  return (
    <button type="button" id="skip" className={styles.skip}>
      Skip to content
    </button>
  )
}
