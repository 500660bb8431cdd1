import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Kolam } from '#components/kolam/kolam.tsx'
import kolamList from '#components/kolam-list/kolam-list.module.css'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './knowledge-of-life.module.css'

/** The kolam has a dot for each of nine elements. A list of another length is shown as a kolam list. */
const DOTS_OF_THE_KOLAM = 9

/** Shows the elements of care as the dots of one unbroken line. */
export function KnowledgeOfLife() {
  const { title, lead, text, caption, elements } = content.home.knowledge
  const fitsKolam = elements.length === DOTS_OF_THE_KOLAM
  return (
    <section className={`${layout.page} ${layout.section} ${layout.columns} ${styles.split}`}>
      <div className={layout.stack}>
        <h2>{inlineMarkup(title)}</h2>
        <p>{inlineMarkup(lead)}</p>
        <p>{inlineMarkup(text)}</p>
        <p>
          <MoreLink to="/services" about="our services">
            Read More
          </MoreLink>
        </p>
      </div>
      {fitsKolam ? (
        <figure className={styles.figure}>
          <div className={styles.kolam}>
            <Kolam figure="nine" />
            <Elements />
          </div>
          <figcaption>{inlineMarkup(caption)}</figcaption>
        </figure>
      ) : (
        <Elements />
      )}
    </section>
  )
}

function Elements() {
  return (
    <ul className={`${kolamList.list} ${kolamList.names}`}>
      {content.home.knowledge.elements.map((element) => (
        <li key={element}>
          <span>{inlineMarkup(element)}</span>
        </li>
      ))}
    </ul>
  )
}
