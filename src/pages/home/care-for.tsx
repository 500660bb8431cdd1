import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import kolamList from '#components/kolam-list/kolam-list.module.css'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './care-for.module.css'

/** The four groups of people that the practice cares for, as a kolam list. */
export function CareFor() {
  const { title, people } = content.home.care
  return (
    <section className={`${layout.page} ${styles.care}`}>
      <h2>{inlineMarkup(title)}</h2>
      <ul className={kolamList.list} data-horizontal>
        {people.map(({ who, what }) => (
          <li key={who}>
            <h3>{inlineMarkup(who)}</h3>
            <p>{inlineMarkup(what)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
