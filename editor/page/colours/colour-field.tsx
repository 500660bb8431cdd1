import { useState } from 'react'
import { Button } from '../button.tsx'
import { descriptionOf, FieldFrame } from '../fields/field-frame.tsx'
import { type FieldProps, useField } from '../fields/use-field.ts'

/** Shows one colour. If it cannot be read, a button offers the nearest one that can. */
export function ColourField({ schema, file, path }: FieldProps) {
  const field = useField(file, path)
  const { id, text, problems, reasons, set, leave, focus } = field
  /** All colours that are tried out before the field is left are one step of undo. */
  const [run, setRun] = useState(() => crypto.randomUUID())
  const instead = [...problems, ...reasons].find(({ replacement }) => replacement)?.replacement?.instead
  return (
    <FieldFrame schema={schema} field={field}>
      <div className="actions">
        <input
          className="colour"
          type="color"
          id={id}
          value={text}
          aria-invalid={problems.length > 0 || undefined}
          aria-describedby={descriptionOf(id)}
          onChange={({ target }) => {
            set(target.value, { run })
            // Leaving the field shows its problems, which are wanted while the colour is being chosen.
            leave()
          }}
          onBlur={() => setRun(crypto.randomUUID())}
        />
        {instead && (
          <Button
            className="instead"
            onClick={() => {
              set(instead)
              focus()
            }}
          >
            <svg className="sample" viewBox="0 0 1 1" aria-hidden="true">
              <rect width="1" height="1" fill={instead} />
            </svg>
            Use this one
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
