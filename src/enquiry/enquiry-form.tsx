import { type InvalidEvent, type SubmitEvent, useEffect, useLayoutEffect, useRef } from 'react'
import button from '#components/button/button.module.css'
import { inlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import layout from '../styles/layout.module.css'
import { readForm } from './clean-values.ts'
import styles from './enquiry-form.module.css'
import { useEnquiry } from './enquiry-provider.tsx'
import { Field } from './field.tsx'
import { loadEmailJs } from './load-emailjs.ts'

type EnquiryFormProps = {
  texts: { intro: string; phoneHint: string; privacy: string }
}

const HINT_ID = 'phone-hint'
const dialable = { type: 'text', inputMode: 'tel', hintId: HINT_ID } as const

export function EnquiryForm({ texts }: EnquiryFormProps) {
  const { fieldErrors, status, dispatch, submit, validate } = useEnquiry()
  const form = useRef<HTMLFormElement>(null)
  useErrorInTitle(Object.keys(fieldErrors).length > 0)
  useLayoutEffect(() => {
    // Text that was typed before React had loaded is only in the DOM.
    if (form.current) dispatch({ type: 'restore', values: readForm(form.current) })
    return () => dispatch({ type: 'leave' })
  }, [dispatch])
  // The client is loaded ahead of the first send. If that fails, sending loads it again.
  useEffect(() => {
    loadEmailJs().catch(() => {})
  }, [])

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    focusFirst(event.currentTarget, submit(readForm(event.currentTarget)))
  }

  /** The browser refuses a submit and fires this for each invalid field. Only the first event is handled. */
  function handleInvalid(event: InvalidEvent<HTMLFormElement>) {
    // The browser shows no bubble. The words at the field say what is wrong, and are read aloud with its focus.
    event.preventDefault()
    const form = event.currentTarget
    const refused = [...form.querySelectorAll<HTMLInputElement>(':invalid')].map(({ name }) => name)
    if ((event.target as HTMLInputElement).name === refused[0]) {
      focusFirst(form, validate(readForm(form), refused))
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Enquiry"
      // No browser brings back what was typed: on a shared device it would show who has asked about what. The fields have
      // tokens of their own, so autofill works.
      autoComplete="off"
      onSubmit={handleSubmit}
      onInvalidCapture={handleInvalid}
      // On Tab a browser scrolls only to the caret. The lower part of a tall field could stay hidden.
      onKeyUp={({ key, target }) => key === 'Tab' && reveal(target as Element)}
    >
      {/* The introduction asks to fill in the form, so it goes when an enquiry was sent. */}
      {status !== 'sent' && <p className={styles.wide}>{inlineMarkup(texts.intro)}</p>}
      <Field name="firstName" label="First name" type="text" autoComplete="given-name" />
      <Field name="lastName" label="Last name" type="text" autoComplete="family-name" />
      <Field name="email" label="Email" type="email" autoComplete="email" className={styles.wide} />
      <div className={`${styles.wide} ${styles.phone}`}>
        <Field {...dialable} name="countryCode" label="Country code" autoComplete="tel-country-code" />
        <Field {...dialable} name="phoneNumber" label="Phone number" autoComplete="tel-national" />
        <p className={styles.hint} id={HINT_ID}>
          {inlineMarkup(texts.phoneHint)}
        </p>
      </div>
      <Field name="message" label="Message" className={styles.wide} />
      <p className={`${styles.wide} ${styles.hint}`}>{inlineMarkup(texts.privacy)}</p>
      <button className={button.button} type="submit" aria-disabled={status === 'sending' || undefined}>
        {status === 'sending' ? 'Sending…' : 'Send enquiry'}
      </button>
      {/* This is read aloud when Enter in a field sends, because the focus is not on the button then. */}
      <span className={layout.hiddenText} aria-live="polite">
        {status === 'sending' && 'Sending…'}
      </span>
    </form>
  )
}

/** Puts errors into the document's title, which screen readers read first. */
function useErrorInTitle(hasErrors: boolean) {
  useEffect(() => {
    const title = document.title.replace(/^Error: /, '')
    document.title = hasErrors ? `Error: ${title}` : title
  }, [hasErrors])
}

/** Focuses the field that comes first in the form, whose order is not that of `fieldNames`. */
function focusFirst(form: HTMLFormElement, fields: readonly string[]) {
  const controls = [...form.elements] as HTMLInputElement[]
  const first = controls.find(({ name }) => fields.includes(name))
  first?.focus()
  // On a narrow screen a toast covers the top, so each field has a scroll margin of a toast's height.
  reveal(first)
}

const reveal = (element?: Element | null) => element?.scrollIntoView({ block: 'nearest' })
