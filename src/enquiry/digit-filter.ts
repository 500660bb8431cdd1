import type { FieldName } from '#contract/enquiry.ts'

/** Phone number and country code take digits and + only. */
const dialableFields: readonly FieldName[] = ['phoneNumber', 'countryCode']

export const isDialable = (name: FieldName) => dialableFields.includes(name)

export function keepDialable(typed: string): string {
  return typed.replace(/[^0-9+]/g, '')
}

/**
 * Takes the characters that have no place out of what is typed or pasted. As an edit of the browser's own, so that the
 * caret stays and the visitor can undo it.
 */
export function filterInsertion(event: InputEvent) {
  const inserted = event.data ?? ''
  const kept = keepDialable(inserted)
  // While an input method composes, its text is not yet what was typed.
  if (kept === inserted || event.isComposing || !event.cancelable) return
  event.preventDefault()
  document.execCommand('insertText', false, kept)
}
