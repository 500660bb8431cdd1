import { useState } from 'react'
import { Button } from '../button.tsx'
import { descriptionOf, FieldFrame } from '../fields/field-frame.tsx'
import { type FieldProps, useField } from '../fields/use-field.ts'

/** One colour, and where it cannot be read, the nearest one that can, one press away. */
export function ColourField({ schema, file, path }: FieldProps) {
  const field = useField(file, path)
  const { id, text, problems, set, leave, focus } = field
  /** All that is tried out before the field is left is one step of undo. */
  const [run, setRun] = useState(() => crypto.randomUUID())
  const instead = problems.find(({ replacement }) => replacement)?.replacement?.instead
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
            // The verdict is wanted while the colour is chosen.
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
