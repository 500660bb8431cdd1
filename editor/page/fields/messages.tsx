import type { ItemPath } from '../../store/edit.ts'
import { useField } from './use-field.ts'

/** What is wrong with a field, and what to look at; read aloud as its description, and when it changes. */
export function Messages({ file, path }: { file: string; path: ItemPath }) {
  const { id, problems, remarks } = useField(file, path)
  return (
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
  )
}

export const sentence = (message: string) => message.replace(/^[a-z]/, (letter) => letter.toUpperCase())
