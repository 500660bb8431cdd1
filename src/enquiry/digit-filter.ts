import type { FieldName } from '#contract/enquiry.ts'

/** Phone number and country code take digits and + only; everything else is dropped as it is typed or pasted. */
const dialableFields: readonly FieldName[] = ['phoneNumber', 'countryCode']

export const isDialable = (name: FieldName) => dialableFields.includes(name)

export function keepDialable(typed: string): string {
  return typed.replace(/[^0-9+]/g, '')
}

/** Filters the value of an input, and leaves the caret where the visitor was typing. */
export function filterInput(input: HTMLInputElement) {
  const kept = keepDialable(input.value)
  if (kept === input.value) return
  const beforeCaret = keepDialable(input.value.slice(0, input.selectionStart ?? undefined))
  input.value = kept
  input.setSelectionRange(beforeCaret.length, beforeCaret.length)
}
