import { Button } from '../button.tsx'
import type { FieldState } from './use-field.ts'

/** What is wrong with a field, and what to look at; read aloud as its description, and when it changes. */
export function Messages({ field }: { field: FieldState }) {
  const { id, text, problems, remarks, set, focus } = field
  return (
    <>
      <div id={`${id}:messages`} aria-live="polite">
        {problems.map(({ message }) => (
          <p key={message} className="problem">
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

/** As the owner reads a message: it begins with a capital, unless with an address, and without braces. */
export const sentence = (message: string) =>
  message
    .replaceAll('{subject}', 'the product or topic')
    .replace(/^\p{Ll}(?!\w*:\/)/u, (letter) => letter.toUpperCase())
