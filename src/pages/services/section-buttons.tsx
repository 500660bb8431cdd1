import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import layout from '../../styles/layout.module.css'
import styles from './section-buttons.module.css'

type SectionButtonsProps = {
  /** The id of each section's heading, and its words. */
  sections: readonly { headingId: string; title: string }[]
}

/**
 * On phones these rows lead to the sections of the page. They are buttons, because with hash routing a link to #products
 * would name a page.
 */
export function SectionButtons({ sections }: SectionButtonsProps) {
  return (
    <ul className={styles.sections}>
      {sections.map(({ headingId, title }) => (
        <li key={headingId}>
          <button type="button" className={layout.arrow} onClick={() => showSection(headingId)}>
            <span>{inlineMarkup(title)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The focus moves too, so that a screen reader and the Tab key go on from there. */
function showSection(headingId: string) {
  const heading = document.getElementById(headingId)
  heading?.scrollIntoView()
  heading?.focus({ preventScroll: true })
}
