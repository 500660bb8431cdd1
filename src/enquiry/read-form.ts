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
