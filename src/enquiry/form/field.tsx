import type { HTMLAttributes, InputHTMLAttributes } from 'react'
import type { FieldName } from '#contract/enquiry.ts'
import styles from './enquiry-form.module.css'

type FieldProps = {
  name: FieldName
  label: string
  error: string | undefined
  /** The id of a hint that stands elsewhere, read after the label. */
  hintId?: string
} & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'defaultValue' | 'inputMode' | 'onInput'
> &
  Pick<HTMLAttributes<HTMLElement>, 'className'>

/** A label above its control, and the words for what is wrong with it below. */
export function Field({ name, label, error, hintId, className, type, ...input }: FieldProps) {
  const errorId = `${name}-error`
  const shared = {
    id: name,
    name,
    required: true,
    className: styles.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [hintId, error && errorId].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className={className}>
      <label htmlFor={name}>{label}</label>
      {type ? (
        <input {...shared} {...input} type={type} />
      ) : (
        <textarea {...shared} rows={5} defaultValue={input.defaultValue} />
      )}
      {error && (
        <p className={styles.error} id={errorId}>
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
