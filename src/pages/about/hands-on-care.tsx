import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Picture } from '#components/picture/picture.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './hands-on-care.module.css'

export function HandsOnCare() {
  const { title, lead, kinds } = content.about.services
  return (
    <section className={layout.section} data-background="strong">
      <div className={layout.page}>
        <div className={layout.titled}>
          <InlineMarkup as="h2">{title}</InlineMarkup>
          <InlineMarkup as="p">{lead}</InlineMarkup>
        </div>
        <ul className={styles.kinds}>
          {kinds.map((kind) => (
            <li key={kind.title}>
              <Picture picture={kind.picture} alt="" />
              <InlineMarkup as="h3">{kind.title}</InlineMarkup>
              <InlineMarkup as="p">{kind.text}</InlineMarkup>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
