import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import kolamList from '#components/kolam-list/kolam-list.module.css'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './care-for.module.css'

/** The four groups of people that the practice cares for, as a kolam list. */
export function CareFor() {
  const { title, people } = content.home.care
  return (
    <section className={`${layout.page} ${styles.care}`}>
      <InlineMarkup as="h2">{title}</InlineMarkup>
      <ul className={kolamList.list} data-horizontal>
        {people.map(({ who, what }) => (
          <li key={who}>
            <InlineMarkup as="h3">{who}</InlineMarkup>
            <InlineMarkup as="p">{what}</InlineMarkup>
          </li>
        ))}
      </ul>
    </section>
  )
}
