import { CareTiles } from '#components/care-tiles/care-tiles.tsx'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './care-for.module.css'

/** Shows the four groups of people that the practice cares for. */
export function CareFor() {
  const { title, people } = content.home.care
  const { place, safety } = content.about.services
  const tiles = people.map(({ who, what, picture }) => ({ title: who, text: what, subject: what, picture }))
  return (
    <section className={`${layout.page} ${styles.care}`}>
      <h2 className={layout.titled}>{inlineMarkup(title)}</h2>
      <CareTiles tiles={tiles} place={place} safety={safety} />
    </section>
  )
}
