import type { Path } from '../api-types.ts'
import { fieldId, isAt } from './field-place.ts'
import { useForm } from './form-context.ts'

export function useMessages(path: Path) {
  const { file, problems, warnings } = useForm()
  const own = (list: typeof problems) =>
    list.filter((problem) => isAt(problem, file, path)).map(({ message }) => message)
  const id = `${fieldId(file, path)}:messages`
  return { id, problems: own(problems), warnings: own(warnings) }
}

/** What is wrong with a field, and what to look at; read aloud as its description, and when it changes. */
export function FieldMessages({ path }: { path: Path }) {
  const { id, problems, warnings } = useMessages(path)
  return (
    <div id={id} className="messages" aria-live="polite">
      {problems.map((message) => (
        <p key={message} className="problem">
          {sentence(message)}
        </p>
      ))}
      {warnings.map((message) => (
        <p key={message} className="warning">
          Please look: {message}
        </p>
      ))}
    </div>
  )
}

const sentence = (message: string) => message.charAt(0).toUpperCase() + message.slice(1)
