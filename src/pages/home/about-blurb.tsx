import { MoreLink } from '#components/more-link/more-link.tsx'
import { Picture } from '#components/picture/picture.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './about-blurb.module.css'

export function AboutBlurb() {
  const { title, statement, text, picture, alt } = content.home.about
  return (
    <section data-ground="band">
      <div className={`${layout.page} ${styles.blurb}`}>
        <div className={layout.stack}>
          <h2>{title}</h2>
          <p className={layout.statement}>{statement}</p>
          <p className={layout.soft}>{text}</p>
          <p>
            <MoreLink to="/about" about="about our doctor">
              Read More
            </MoreLink>
          </p>
        </div>
        <Picture className={styles.art} picture={picture} place="blurb" alt={alt} />
      </div>
    </section>
  )
}
