import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import kolamList from '#components/kolam-list/kolam-list.module.css'
import { content } from '#content/content.ts'
import styles from './contact-steps.module.css'

/** What happens with an enquiry, said before it is written: beside the form as a list, above it in one line. */
export function ContactSteps() {
  const { short, steps, answered } = content.contact.next
  return (
    <>
      <p className={styles.short}>{inlineMarkup(short)}</p>
      <ol className={`${kolamList.list} ${styles.steps}`}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{inlineMarkup(title)}</h2>
            <p>{inlineMarkup(text)}</p>
          </li>
        ))}
      </ol>
      {answered && <p className={styles.answered}>{inlineMarkup(answered)}</p>}
    </>
  )
}
