import chain from '#components/chain/chain.module.css'
import { DrawnKolam } from '#components/kolam/drawn-kolam.tsx'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { Words } from '#components/words/words.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './consultations.module.css'
import { EnquireLink } from './enquire-link.tsx'

/** The hexagon has room for so many dots; a list of another length stays a chain at every width. */
const DOTS_OF_THE_HEXAGON = 19

export function Consultations() {
  const { title, lead, topics, ask, note } = content.services.consultations
  const fitsHexagon = topics.length === DOTS_OF_THE_HEXAGON
  return (
    <section className={layout.section} data-ground="strong">
      <div className={layout.page}>
        <div className={styles.head}>
          <h2>{title}</h2>
          <p className={layout.lead}>{lead}</p>
        </div>
        <div className={styles.topics} data-hexagon={fitsHexagon || undefined}>
          {fitsHexagon && <DrawnKolam className={styles.line} figure="nineteen" />}
          <ul className={chain.chain}>
            {topics.map((topic) => (
              <li key={topic}>
                <EnquireLink subject={topic}>
                  <Topic>{topic}</Topic>
                </EnquireLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.foot}>
          <MoreLink to="/contact">{ask}</MoreLink>
          <p>{note}</p>
        </div>
      </div>
    </section>
  )
}

/** What stands in brackets is set smaller, so that the name itself is read first. */
function Topic({ children }: { children: string }) {
  const [name = '', bracketed] = children.split(/(?=\()/)
  return (
    <span>
      <Words>{name}</Words>
      {bracketed && <small>{bracketed}</small>}
    </span>
  )
}
