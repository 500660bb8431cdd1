import button from '#components/button/button.module.css'
import { EnquireLink } from '#components/enquire-link/enquire-link.tsx'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { plainText } from '#components/inline-markup/parse-inline.ts'
import { Kolam } from '#components/kolam/kolam.tsx'
import kolamList from '#components/kolam-list/kolam-list.module.css'
import { PageLink } from '#components/page-link/page-link.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './consultations.module.css'

/** The hexagon has a dot for each of 19 topics. A list of another length is a kolam list at every width. */
const DOTS_OF_THE_HEXAGON = 19

export function Consultations() {
  const { title, lead, topics, ask, note } = content.services.consultations
  const fitsHexagon = topics.length === DOTS_OF_THE_HEXAGON
  return (
    <section className={layout.section} data-background="strong">
      <div className={layout.page}>
        <div className={styles.head}>
          <h2 id="consultations" tabIndex={-1}>
            {inlineMarkup(title)}
          </h2>
          <p>{inlineMarkup(lead)}</p>
        </div>
        <div className={styles.topics} data-hexagon={fitsHexagon || undefined}>
          {fitsHexagon && <Kolam figure="nineteen" />}
          <ul className={`${kolamList.list} ${kolamList.names}`}>
            {topics.map((topic) => (
              <li key={topic}>
                <EnquireLink className={layout.arrow} subject={plainText(topic)}>
                  <Topic>{topic}</Topic>
                </EnquireLink>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.foot}>
          <PageLink className={button.button} to="/contact">
            <span>{inlineMarkup(ask)}</span>
          </PageLink>
          <p>{inlineMarkup(note)}</p>
        </div>
      </div>
    </section>
  )
}

/** Text in brackets is smaller, except in a topic with italics, which may span the bracket. */
function Topic({ children }: { children: string }) {
  const [name = '', bracketed] = children.includes('*') ? [children] : children.split(/(?=\()/)
  return (
    <span>
      {inlineMarkup(name)}
      {bracketed && <small>{inlineMarkup(bracketed)}</small>}
    </span>
  )
}
