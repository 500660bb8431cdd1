import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import kolamList from '#components/kolam-list/kolam-list.module.css'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './care-for.module.css'

/** Whom the practice cares for: four dots of one line. */
export function CareFor() {
  const { title, people } = content.home.care
  return (
    <section className={`${layout.page} ${styles.care}`}>
      <h2>
        <InlineMarkup>{title}</InlineMarkup>
      </h2>
      <ul className={kolamList.list} data-horizontal>
        {people.map(({ who, what }) => (
          <li key={who}>
            <h3>
              <InlineMarkup>{who}</InlineMarkup>
            </h3>
            <p>
              <InlineMarkup>{what}</InlineMarkup>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
