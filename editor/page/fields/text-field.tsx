import { useState } from 'react'
import { isLongText } from '#check/field-path.ts'
import styles from '#enquiry/enquiry-form.module.css'
import type { FieldProps } from './fields.tsx'
import { Messages } from './messages.tsx'
import { useField } from './use-field.ts'

export function TextField({ schema, file, path }: FieldProps) {
  const { id, text, problems, set, leave } = useField(file, path)
  const max = schema.maxLength
  /** All that is typed before the field is left is one step of undo. */
  const [run, setRun] = useState(() => crypto.randomUUID())
  // A text is one paragraph, also where several lines are pasted. The check refuses a file with broken letters, or with
  // other spaces where a text begins.
  const type = (written: string) =>
    set(written.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/^[^\S ]+|\ufffd/g, ''), { run })
  const Control = isLongText(schema) ? 'textarea' : 'input'
  return (
    <div className="field">
      <label htmlFor={id}>{schema.title}</label>
      {schema.description && (
        <p className={styles.hint} id={`${id}:help`}>
          {schema.description}
        </p>
      )}
      <Control
        className={styles.input}
        id={id}
        value={text}
        aria-invalid={problems.length > 0 || undefined}
        aria-describedby={`${id}:help ${id}:count ${id}:messages`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onBlur={() => {
          setRun(crypto.randomUUID())
          leave()
        }}
        spellCheck={schema.format === undefined}
        autoComplete="off"
      />
      {max && (
        <p className={text.length > max ? 'problem' : styles.hint} id={`${id}:count`}>
          {text.length} of {max} characters
        </p>
      )}
      <Messages file={file} path={path} />
    </div>
  )
}
