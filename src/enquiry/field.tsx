import type { InputHTMLAttributes, SyntheticEvent } from 'react'
import type { FieldName } from '#contract/enquiry.ts'
import { isDialable, keepDialable } from './clean-values.ts'
import styles from './enquiry-form.module.css'
import { useEnquiry } from './enquiry-provider.tsx'

/** A field without a type is a text area. */
type FieldProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'> & {
  name: FieldName
  label: string
  /** The id of a hint elsewhere on the page, which is read aloud after the label. */
  hintId?: string
  className?: string | undefined
}

/** Shows a label, its control, and below them what is wrong with the value. */
export function Field({ name, label, hintId, className, ...attributes }: FieldProps) {
  const { values, fieldErrors, status, dispatch } = useEnquiry()
  const error = fieldErrors[name]
  const errorId = `${name}-error`
  const edit = (value: string) => dispatch({ type: 'edit', name, value })

  function handleChange({ currentTarget: input, nativeEvent }: SyntheticEvent<HTMLInputElement>) {
    const kept = keepDialable(input.value)
    // While an input method composes, its text is not yet what was typed.
    if (isDialable(name) && kept !== input.value && !(nativeEvent as InputEvent).isComposing) {
      const caret = keepDialable(input.value.slice(0, input.selectionEnd ?? 0)).length
      input.value = kept
      input.setSelectionRange(caret, caret)
    }
    edit(input.value)
  }

  /** A click may put the caret before the +, and 91+ is not a country code. */
  function moveCaretBehindPlus({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    // select() fires the focus event before it selects, so this waits until it has.
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
    value: values[name],
    // Text that is typed while the enquiry is being sent would be lost when the form is reset.
    readOnly: status === 'sending',
    required: true,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={className}>
      <label htmlFor={name}>{label}</label>
      {attributes.type ? (
        <input
          {...shared}
          {...attributes}
          onFocus={moveCaretBehindPlus}
          onClick={moveCaretBehindPlus}
          onChange={handleChange}
          onCompositionEnd={handleChange}
        />
      ) : (
        <textarea {...shared} rows={5} onChange={({ currentTarget }) => edit(currentTarget.value)} />
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
