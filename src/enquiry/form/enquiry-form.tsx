import { type InputEvent, type ReactNode, useEffect, useRef } from 'react'
import button from '#components/button/button.module.css'
import { InlineMarkup } from '#components/inline-markup/inline-markup.tsx'
import { INITIAL_COUNTRY_CODE } from '#contract/dialable.ts'
import type { Status } from '../desk.ts'
import { keepDialableInput } from '../keep-caret.ts'
import { useEnquiry } from '../use-enquiry.ts'
import styles from './enquiry-form.module.css'
import { Field } from './field.tsx'

type EnquiryFormProps = {
  words: { intro: string; phoneHint: string; privacy: string }
  /** What an Enquire link wrote for the visitor, ready to edit. */
  message?: string | undefined
  /** What stays above the form after a send. */
  note: (status: Status, form: HTMLFormElement | null) => ReactNode
}

const HINT_ID = 'phone-hint'

export function EnquiryForm({ words, message, note }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { status, errors, handleSubmit } = useEnquiry(form)

  useEffect(() => sendHeld(form.current), [])

  return (
    <>
      {note(status, form.current)}
      <form ref={form} className={styles.form} aria-label="Enquiry" onSubmit={handleSubmit}>
        <p className={styles.wide}>
          <InlineMarkup>{words.intro}</InlineMarkup>
        </p>
        <Field
          name="firstName"
          label="First name"
          type="text"
          autoComplete="given-name"
          error={errors.firstName}
        />
        <Field
          name="lastName"
          label="Last name"
          type="text"
          autoComplete="family-name"
          error={errors.lastName}
        />
        <Field
          className={styles.wide}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email}
        />
        <div className={`${styles.wide} ${styles.phone}`}>
          <Field
            className={styles.countryCode}
            name="countryCode"
            label="Country code"
            type="tel"
            inputMode="tel"
            autoComplete="tel-country-code"
            defaultValue={INITIAL_COUNTRY_CODE}
            hintId={HINT_ID}
            error={errors.countryCode}
            onInput={handleDialled}
          />
          <Field
            name="phoneNumber"
            label="Phone number"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            hintId={HINT_ID}
            error={errors.phoneNumber}
            onInput={handleDialled}
          />
          <p className={styles.hint} id={HINT_ID}>
            <InlineMarkup>{words.phoneHint}</InlineMarkup>
          </p>
        </div>
        <Field
          className={styles.wide}
          name="message"
          label="Message"
          defaultValue={message}
          error={errors.message}
        />
        <button className={button.button} type="submit" aria-disabled={status === 'sending' || undefined}>
          {status === 'sending' ? 'Sending…' : 'Send enquiry'}
        </button>
        <p className={`${styles.wide} ${styles.hint}`}>
          <InlineMarkup>{words.privacy}</InlineMarkup>
        </p>
      </form>
    </>
  )
}

/** An enquiry that was submitted before React was here: src/early.ts held it back. */
function sendHeld(form: HTMLFormElement | null) {
  const { dataset } = document.documentElement
  if (dataset.attempt !== 'submit') return
  delete dataset.attempt
  form?.requestSubmit()
}

function handleDialled({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>) {
  // While an input method composes, its text is not yet what was typed.
  if (!(nativeEvent as globalThis.InputEvent).isComposing) keepDialableInput(currentTarget)
}
