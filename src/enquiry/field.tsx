import type { SyntheticEvent } from 'react'
import type { FieldName } from '#contract/enquiry.ts'
import { isDialable, keepDialable } from './digit-filter.ts'
import styles from './enquiry-form.module.css'

type FieldProps = {
  name: FieldName
  label: string
  value: string
  error: string | undefined
  readOnly: boolean
  onEdit: (value: string) => void
  /** A text area where it is left out. */
  type?: 'text' | 'email'
  inputMode?: 'email' | 'tel'
  autoComplete?: string
  /** The id of a hint elsewhere, read after the label. */
  hintId?: string
  className?: string | undefined
}

/** A label above its control, and what is wrong with it below. */
export function Field({ name, label, value, error, readOnly, onEdit, type, ...rest }: FieldProps) {
  const { className, hintId, ...input } = rest
  const errorId = `${name}-error`

  function handleChange({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
    const kept = keepDialable(input.value)
    // While an input method composes, its text is not yet what was typed.
    if (isDialable(name) && kept !== input.value && !(nativeEvent as InputEvent).isComposing) {
      const caret = keepDialable(input.value.slice(0, input.selectionEnd ?? 0)).length
      input.value = kept
      input.setSelectionRange(caret, caret)
    }
    onEdit(input.value)
  }

  /** A click, or a focus that is not by the Tab key, may put the caret before the +: 91+ is not a country code. */
  function moveCaretBehindPlus({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    // After a select(), which fires the focus event before it selects.
    queueMicrotask(() => {
      const { value, selectionEnd } = currentTarget
      if (name === 'countryCode' && value.startsWith('+') && selectionEnd === 0) {
        currentTarget.setSelectionRange(value.length, value.length)
      }
    })
  }

  const shared = {
    id: name,
    name,
    value,
    readOnly,
    required: true,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={className}>
      <label htmlFor={name}>{label}</label>
      {type ? (
        <input
          {...shared}
          {...input}
          type={type}
          onFocus={moveCaretBehindPlus}
          onClick={moveCaretBehindPlus}
          onChange={handleChange}
          onCompositionEnd={handleChange}
        />
      ) : (
        <textarea {...shared} rows={5} onChange={({ currentTarget }) => onEdit(currentTarget.value)} />
      )}
      {/* The key makes a new element: React cannot change a text that the browser has translated. */}
      {error && (
        <p key={error} className={styles.error} id={errorId}>
          <svg viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
            <circle cx="8" cy="8" r="7.2" />
            <path d="M8 4.2v4.6M8 10.8v1.4" />
          </svg>
          {error}
        </p>
      )}
    </div>
  )
}
