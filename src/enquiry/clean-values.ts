import { controlCharacters, type Enquiry, type FieldName, fieldNames } from '#contract/enquiry.ts'

/** Returns the values of a form's fields. */
export const readForm = (form: HTMLFormElement) => valuesOf(new FormData(form))

export const valuesOf = (data: FormData) => cleanValues(Object.fromEntries(data))

/** Removes the characters that are not allowed in a field. */
export function cleanValues(values: Partial<Record<FieldName, unknown>>): Enquiry {
  const entries = fieldNames.map((name) => [name, cleanValue(name, String(values[name] ?? ''))])
  return Object.fromEntries(entries)
}

function cleanValue(name: FieldName, value: string): string {
  if (name === 'message') return value
  if (isDialable(name)) return keepDialable(value)
  // A name copied from a table brings a tab, for example, which the relay would refuse.
  return value.replaceAll(controlCharacters, ' ')
}

/** Says whether a field takes only digits and +. */
export const isDialable = (name: FieldName) => name === 'phoneNumber' || name === 'countryCode'

export const keepDialable = (typed: string) => typed.replace(/[^0-9+]/g, '')
