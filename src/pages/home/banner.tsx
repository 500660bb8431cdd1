import button from '#components/button/button.module.css'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { MoreLink } from '#components/more-link/more-link.tsx'
import { PageIntro } from '#components/page-intro/page-intro.tsx'
import { PageLink } from '#components/page-link/page-link.tsx'
import { Picture } from '#components/picture/picture.tsx'
import { content } from '#content/content.ts'
import styles from './banner.module.css'

export function Banner() {
  const { greeting, headline, lead, enquire, services, proof, picture, alt } = content.home.banner
  return (
    <section className={styles.banner}>
      <div className={styles.text}>
        <p className={styles.greeting}>
          {inlineMarkup(greeting.tamil)}
          <span>{inlineMarkup(greeting.english)}</span>
        </p>
        <PageIntro headline={headline} lead={lead} />
        <div className={styles.actions}>
          <PageLink className={button.button} to="/contact">
            <span>{inlineMarkup(enquire)}</span>
          </PageLink>
          <MoreLink to="/services">{services}</MoreLink>
        </div>
        <p className={styles.proof}>{inlineMarkup(proof)}</p>
      </div>
      <div className={styles.panel}>
        <Picture picture={picture} alt={alt} hasPriority />
      </div>
    </section>
  )
}
