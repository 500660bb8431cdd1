import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { DrawnKolam } from '#components/kolam/drawn-kolam.tsx'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './knowledge-of-life.module.css'

/** Nine elements of care, standing on the nine dots of one unbroken line. */
export function KnowledgeOfLife() {
  const { title, lead, text, elements } = content.home.knowledge
  return (
    <section className={layout.section}>
      <div className={`${layout.page} ${styles.split}`}>
        <div className={layout.stack}>
          <h2>
            <InlineMarkup>{title}</InlineMarkup>
          </h2>
          <p className={layout.lead}>
            <InlineMarkup>{lead}</InlineMarkup>
          </p>
          <p className={layout.soft}>
            <InlineMarkup>{text}</InlineMarkup>
          </p>
          <p>
            <MoreLink to="/services" about="our services">
              Read More
            </MoreLink>
          </p>
        </div>
        <div className={styles.kolam}>
          <DrawnKolam figure="nine" />
          <ul>
            {elements.map((element) => (
              <li key={element}>
                <span>
                  <InlineMarkup>{element}</InlineMarkup>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
