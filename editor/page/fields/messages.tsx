import styles from '#enquiry/enquiry-form.module.css'
import { Button } from '../button.tsx'
import type { FieldState } from './use-field.ts'

/** Shows the mistakes and remarks of a field, and why it is not finished. They are read aloud as its description, and when they change. */
export function Messages({ field }: { field: FieldState }) {
  const { id, text, problems, reasons, remarks, set, focus } = field
  return (
    <>
      <div id={`${id}:messages`} aria-live="polite">
        {problems.map(({ message }) => (
          <p key={message} className="problem">
            {sentence(message)}
          </p>
        ))}
        {reasons.map(({ message }) => (
          <p key={message} className={styles.hint}>
            {sentence(message)}
          </p>
        ))}
        {remarks.map(({ message }) => (
          <p key={message} className="warning">
            Please check: {message}
          </p>
        ))}
      </div>
      {remarks.map(({ replacement }) => {
        if (!replacement) return null
        const { words, instead } = replacement
        return (
          <Button
            key={words}
            onClick={() => {
              set(text.replaceAll(words, () => instead))
              focus()
            }}
          >
            Write “{instead}” instead of “{words.replaceAll('*', '')}”
          </Button>
        )
      })}
    </>
  )
}

/** Writes a message for the owner: it begins with a capital, unless with an address, and has no braces. */
export const sentence = (message: string) =>
  message
    .replaceAll('{subject}', 'the product or topic')
    .replace(/^\p{Ll}(?!\w*:\/)/u, (letter) => letter.toUpperCase())
