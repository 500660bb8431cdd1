import { type Enquiry, fieldNames } from '#contract/enquiry.ts'
import { isDialable, keepDialable } from './dialable-fields.ts'

/** What the fields of a form hold; numbers without the characters that are dropped while typing. */
export function readForm(form: HTMLFormElement): Enquiry {
  const data = new FormData(form)
  const entries = fieldNames.map((name) => {
    const value = String(data.get(name) ?? '')
    return [name, isDialable(name) ? keepDialable(value) : value]
  })
  return Object.fromEntries(entries)
}

/**
 * What was typed before React, or earlier, where the form is shown again. Before React, a click on the label of an
 * untouched country code leaves the caret before its +, because field.tsx does not move it yet: 91+ is meant as +91.
 */
export function readTypedBeforeReact(form: HTMLFormElement): Enquiry {
  const values = readForm(form)
  return { ...values, countryCode: values.countryCode.replace(/^([0-9]+)\+$/, '+$1') }
}
