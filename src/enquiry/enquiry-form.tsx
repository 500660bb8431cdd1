import {
  type InvalidEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import button from '#components/button/button.module.css'
import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { NoShiftText } from '#components/no-shift-text/no-shift-text.tsx'
import type { FieldName } from '#contract/enquiry.ts'
import layout from '../styles/layout.module.css'
import styles from './enquiry-form.module.css'
import { useEnquiry } from './enquiry-provider.tsx'
import { Field } from './field.tsx'
import { readForm } from './read-form.ts'
import { loadEmailJs } from './send-enquiry.ts'

type EnquiryFormProps = {
  texts: { intro: string; phoneHint: string; privacy: string }
}

const HINT_ID = 'phone-hint'

export function EnquiryForm({ texts }: EnquiryFormProps) {
  const { values, fieldErrors, status, dispatch, submit, showErrors } = useEnquiry()
  const form = useRef<HTMLFormElement>(null)
  useErrorInTitle(Object.keys(fieldErrors).length > 0)
  useLayoutEffect(() => {
    // What was typed before React is only in the fields.
    if (form.current) dispatch({ type: 'restore', values: readForm(form.current) })
    return () => dispatch({ type: 'leave' })
  }, [dispatch])
  // Loads ahead of the first send; a load that fails is tried again then.
  useEffect(() => {
    loadEmailJs().catch(() => {})
  }, [])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    focusFirst(event.currentTarget, submit(readForm(event.currentTarget)))
  }

  /** The browser fires this for each invalid field. Only the first is handled. */
  function handleInvalid(event: InvalidEvent<HTMLFormElement>) {
    const invalid = [...event.currentTarget.querySelectorAll<HTMLInputElement>(':invalid')]
    if (event.target !== (invalid[0] as Element)) return
    invalid[0]?.scrollIntoView({ block: 'nearest' })
    showErrors(
      readForm(event.currentTarget),
      invalid.map(({ name }) => name as FieldName),
    )
  }

  const fieldProps = (name: FieldName) => ({
    name,
    value: values[name],
    error: fieldErrors[name],
    // What is written while the enquiry is on its way would be lost when the form is reset.
    readOnly: status === 'sending',
    onEdit: (value: string) => dispatch({ type: 'edit', name, value }),
  })
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Enquiry"
      onSubmit={handleSubmit}
      onInvalidCapture={handleInvalid}
      onKeyUp={handleKeyUp}
    >
      <NoShiftText className={styles.wide}>{texts.intro}</NoShiftText>
      <Field {...fieldProps('firstName')} label="First name" type="text" autoComplete="given-name" />
      <Field {...fieldProps('lastName')} label="Last name" type="text" autoComplete="family-name" />
      <Field
        {...fieldProps('email')}
        className={styles.wide}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <div className={`${styles.wide} ${styles.phone}`}>
        <Field
          {...fieldProps('countryCode')}
          className={styles.countryCode}
          label="Country code"
          type="text"
          inputMode="tel"
          autoComplete="tel-country-code"
          hintId={HINT_ID}
        />
        <Field
          {...fieldProps('phoneNumber')}
          label="Phone number"
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          hintId={HINT_ID}
        />
        <InlineMarkup as="p" className={styles.hint} id={HINT_ID}>
          {texts.phoneHint}
        </InlineMarkup>
      </div>
      <Field {...fieldProps('message')} className={styles.wide} label="Message" />
      <button className={button.button} type="submit" aria-disabled={status === 'sending' || undefined}>
        {status === 'sending' ? 'Sending…' : 'Send enquiry'}
      </button>
      {/* Read aloud: Enter in a field sends too, and the focus is not on the button then. */}
      <span className={layout.hiddenText} aria-live="polite">
        {status === 'sending' && 'Sending…'}
      </span>
      <InlineMarkup as="p" className={`${styles.wide} ${styles.hint}`}>
        {texts.privacy}
      </InlineMarkup>
    </form>
  )
}

/** Screen readers read the title first, so it says that there are errors. */
function useErrorInTitle(hasErrors: boolean) {
  useEffect(() => {
    const title = document.title.replace(/^Error: /, '')
    document.title = hasErrors ? `Error: ${title}` : title
  }, [hasErrors])
}

/** In the order of the form, in which the visitor meets the fields. */
function focusFirst(form: HTMLFormElement, fields: readonly FieldName[]) {
  const controls = [...form.elements] as HTMLInputElement[]
  const first = controls.find(({ name }) => fields.includes(name as FieldName))
  first?.focus()
  // On a narrow screen a toast covers the top. Each field has a scroll margin of the height of a toast.
  first?.scrollIntoView({ block: 'nearest' })
}

/** On Tab a browser scrolls only to the caret. The lower part of a tall field could stay hidden. */
function handleKeyUp({ key, target }: KeyboardEvent) {
  if (key === 'Tab') (target as Element).scrollIntoView({ block: 'nearest' })
}
