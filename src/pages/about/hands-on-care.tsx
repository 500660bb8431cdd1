import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
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
          <h2>{inlineMarkup(title)}</h2>
          <p>{inlineMarkup(lead)}</p>
        </div>
        <ul className={styles.kinds}>
          {kinds.map((kind) => (
            <li key={kind.title}>
              <Picture picture={kind.picture} alt="" />
              <h3>{inlineMarkup(kind.title)}</h3>
              <p>{inlineMarkup(kind.text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
