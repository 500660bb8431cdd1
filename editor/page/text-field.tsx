import type { FieldSchema, Path } from '../api-types.ts'
import { FieldMessages, useMessages } from './field-messages.tsx'
import { fieldId, textAt } from './field-place.ts'
import { useForm } from './form-context.ts'

/** Longer texts get a field that grows. */
const ONE_LINE = 60

type TextFieldProps = {
  schema: FieldSchema
  path: Path
  isRequired: boolean
  /** An item of a list is called by its number. */
  label?: string
}

export function TextField({ schema, path, isRequired, label = schema.title }: TextFieldProps) {
  const { file, value, typed, type, onFocus, onBlur } = useForm()
  const messages = useMessages(path)
  const id = fieldId(file, path)
  const text = typed[id] ?? textAt(value, path)
  const max = schema.maxLength
  const Control = max && max > ONE_LINE ? 'textarea' : 'input'
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className="optional"> (may stay empty)</span>}
      </label>
      {schema.description && (
        <p className="help" id={`${id}:help`}>
          {schema.description}
        </p>
      )}
      <Control
        id={id}
        value={text}
        aria-invalid={messages.problems.length > 0}
        aria-describedby={`${id}:help ${id}:count ${messages.id}`}
        // A text is one paragraph; line breaks come with what is pasted.
        onChange={({ target }) => type(path, target.value.replaceAll(/\s*\n\s*/g, ' '))}
        onFocus={() => onFocus(path)}
        onBlur={onBlur}
        spellCheck={schema.format === undefined}
        autoComplete="off"
      />
      {max && (
        <p className="count" id={`${id}:count`} data-over={text.length > max}>
          {text.length} of {max} letters
        </p>
      )}
      <FieldMessages path={path} />
    </div>
  )
}
