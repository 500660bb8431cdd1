import { controlCharacters, type Enquiry, type FieldName, fieldNames } from '#contract/enquiry.ts'

/** The values of a form's fields. */
export const readForm = (form: HTMLFormElement) => valuesOf(new FormData(form))

export const valuesOf = (data: FormData) => cleanValues(Object.fromEntries(data))

/** Without the characters that have no place in a field. */
export function cleanValues(values: Partial<Record<FieldName, unknown>>): Enquiry {
  const entries = fieldNames.map((name) => [name, cleanValue(name, String(values[name] ?? ''))])
  return Object.fromEntries(entries)
}

function cleanValue(name: FieldName, value: string): string {
  if (name === 'message') return value
  if (isDialable(name)) return keepDialable(value)
  // Such as the tab that comes with a name copied from a table. The relay refuses it.
  return value.replaceAll(controlCharacters, ' ')
}

/** Phone number and country code take digits and + only. */
export const isDialable = (name: FieldName) => name === 'phoneNumber' || name === 'countryCode'

export const keepDialable = (typed: string) => typed.replace(/[^0-9+]/g, '')
