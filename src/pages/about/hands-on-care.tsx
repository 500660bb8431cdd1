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
        <div className={`${layout.titled} ${styles.title}`}>
          <h2>
            <InlineMarkup>{title}</InlineMarkup>
          </h2>
          <p className={layout.lead}>
            <InlineMarkup>{lead}</InlineMarkup>
          </p>
        </div>
        <ul className={styles.kinds}>
          {kinds.map((kind) => (
            <li key={kind.title}>
              <Picture picture={kind.picture} slot="care" alt="" />
              <h3>
                <InlineMarkup>{kind.title}</InlineMarkup>
              </h3>
              <p>
                <InlineMarkup>{kind.text}</InlineMarkup>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
