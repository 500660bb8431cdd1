import { controlCharacters, type Enquiry, type FieldName, fieldNames } from '#contract/enquiry.ts'
import { isDialable, keepDialable } from './digit-filter.ts'

/** What the fields of a form hold. */
export const readForm = (form: HTMLFormElement) => cleanValues(Object.fromEntries(new FormData(form)))

/** Without the characters that have no place in a field. */
export function cleanValues(values: Partial<Record<FieldName, unknown>>): Enquiry {
  const entries = fieldNames.map((name) => [name, clean(name, String(values[name] ?? ''))])
  return Object.fromEntries(entries)
}

function clean(name: FieldName, value: string): string {
  if (name === 'message') return value
  if (isDialable(name)) return keepDialable(value)
  // Such as the tab that comes with a name copied from a table. The relay refuses it.
  return value.replaceAll(controlCharacters, ' ')
}
