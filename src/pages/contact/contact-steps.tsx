import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import kolamList from '#components/kolam-list/kolam-list.module.css'
import { content } from '#content/content.ts'
import styles from './contact-steps.module.css'

/** Says before an enquiry is written what will happen with it: in a list beside the form, or in one line above it. */
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
