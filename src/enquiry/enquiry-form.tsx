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

  /** The browser has refused a submit. It fires this for each invalid field, and only the first is handled. */
  function handleInvalid(event: InvalidEvent<HTMLFormElement>) {
    // Without the browser's bubble: the words at the field say what is wrong, and are read with its focus.
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
      {/* A visitor whose enquiry was sent is not asked to fill in the form. */}
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
      {/* Read aloud: Enter in a field sends too, and the focus is not on the button then. */}
      <span className={layout.hiddenText} aria-live="polite">
        {status === 'sending' && 'Sending…'}
      </span>
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

/** In the order of the form, which is not that of `fieldNames`. */
function focusFirst(form: HTMLFormElement, fields: readonly string[]) {
  const controls = [...form.elements] as HTMLInputElement[]
  const first = controls.find(({ name }) => fields.includes(name))
  first?.focus()
  // On a narrow screen a toast covers the top. Each field has a scroll margin of the height of a toast.
  reveal(first)
}

const reveal = (element?: Element | null) => element?.scrollIntoView({ block: 'nearest' })
