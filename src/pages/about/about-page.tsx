import { Divider } from '#components/divider/divider.tsx'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { Invitation } from '#components/invitation/invitation.tsx'
import kolamList from '#components/kolam-list/kolam-list.module.css'
import { PageIntro } from '#components/page-intro/page-intro.tsx'
import { Picture } from '#components/picture/picture.tsx'
import { content } from '#content/content.ts'
import layout from '../../styles/layout.module.css'
import styles from './about-page.module.css'
import { HandsOnCare } from './hands-on-care.tsx'

export function AboutPage() {
  return (
    <>
      <Introduction />
      <Training />
      <HandsOnCare />
      <WhyChooseUs />
    </>
  )
}

function Introduction() {
  const { headline, lead, doctor, plate, training } = content.about
  const nameAndTitle = doctor.name ? `${doctor.name}, ${doctor.title}` : doctor.title
  return (
    <section className={`${layout.page} ${layout.columns} ${styles.head}`} data-from="700">
      <div>
        <PageIntro headline={headline} lead={lead} />
        <p className={styles.doctor}>{inlineMarkup(nameAndTitle)}</p>
        {doctor.languages && <p>{inlineMarkup(doctor.languages)}</p>}
        <ul className={styles.names}>
          {training.credentials.map(({ what }) => (
            <li key={what}>{inlineMarkup(what)}</li>
          ))}
        </ul>
      </div>
      {doctor.picture ? (
        <div className={styles.portrait}>
          <Picture picture={doctor.picture} alt={doctor.alt ?? ''} hasPriority />
        </div>
      ) : (
        <figure className={styles.plate}>
          <Picture picture={plate.picture} alt={plate.alt} hasPriority />
          <figcaption>{inlineMarkup(plate.legend)}</figcaption>
        </figure>
      )}
    </section>
  )
}

function Training() {
  const { title, credentials } = content.about.training
  return (
    <section className={`${layout.page} ${layout.sectionAfterHead}`}>
      <Divider />
      <h2 className={layout.titled}>{inlineMarkup(title)}</h2>
      <dl className={styles.credentials}>
        {credentials.map(({ what, text }) => (
          <div key={what} className={layout.columns} data-from="700">
            <dt>{inlineMarkup(what)}</dt>
            <dd>{inlineMarkup(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function WhyChooseUs() {
  const { title, claims } = content.about.why
  return (
    <section className={`${layout.page} ${layout.section} ${layout.columns} ${styles.why}`}>
      <h2>{inlineMarkup(title)}</h2>
      <ul className={kolamList.list}>
        {claims.map((claim) => (
          <li key={claim.title}>
            <h3>{inlineMarkup(claim.title)}</h3>
            <p>{inlineMarkup(claim.text)}</p>
          </li>
        ))}
      </ul>
      <div className={layout.stack}>
        <Invitation {...content.practice.invitation} />
      </div>
    </section>
  )
}
