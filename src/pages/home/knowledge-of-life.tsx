import { DrawnKolam } from '#components/kolam/drawn-kolam.tsx'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { Words } from '#components/words/words.tsx'
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
          <h2>{title}</h2>
          <p className={layout.lead}>
            <Words>{lead}</Words>
          </p>
          <p className={layout.soft}>{text}</p>
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
                  <Words>{element}</Words>
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
