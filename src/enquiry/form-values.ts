import { keepDialable } from '#contract/dialable.ts'
import { type Enquiry, type FieldName, fieldNames } from '#contract/enquiry.ts'

/** These keep digits and + only. */
export const dialableFields: readonly FieldName[] = ['phoneNumber', 'countryCode']

/** What the fields of a form hold; numbers without the characters that are dropped while typing. */
export function formValues(form: HTMLFormElement): Enquiry {
  const data = new FormData(form)
  const entries = fieldNames.map((name) => {
    const value = String(data.get(name) ?? '')
    return [name, dialableFields.includes(name) ? keepDialable(value) : value]
  })
  return Object.fromEntries(entries)
}
