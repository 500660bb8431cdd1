import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { Picture } from '#components/picture/picture.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './about-blurb.module.css'

export function AboutBlurb() {
  const { title, statement, text, picture, alt } = content.home.about
  return (
    <section data-background="band">
      <div className={`${layout.page} ${layout.columns} ${styles.blurb}`} data-from="700">
        <div className={layout.stack}>
          <h2>{inlineMarkup(title)}</h2>
          <p className={layout.statement}>{inlineMarkup(statement)}</p>
          <p>{inlineMarkup(text)}</p>
          <p>
            <MoreLink to="/about" about="about our doctor">
              Read More
            </MoreLink>
          </p>
        </div>
        <Picture className={styles.art} picture={picture} alt={alt} />
      </div>
    </section>
  )
}
