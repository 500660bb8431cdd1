import { completeEnquiry, type Label } from '../../e2e/support/enquiry-form.ts'
import type { Visitor } from './visitor.ts'

/** Writes a complete enquiry as a visitor does, key by key. */
export async function typeEnquiry(visitor: Visitor) {
  for (const [label, words] of Object.entries(completeEnquiry)) await visitor.type(label, words)
}

/** Fills the form with a complete enquiry, but for what the test wants otherwise. */
export async function fillEnquiry(visitor: Visitor, overrides: Partial<Record<Label, string>> = {}) {
  for (const [label, words] of Object.entries({ ...completeEnquiry, ...overrides })) {
    await visitor.paste(label, words)
  }
}

export const send = (visitor: Visitor) => visitor.click({ role: 'button', name: 'Send enquiry' })

/** What the form holds now, by the labels of its fields. */
export async function valuesOf(visitor: Visitor) {
  const values: Record<string, string | undefined> = {}
  for (const label of Object.keys(completeEnquiry)) values[label] = await visitor.value(label)
  return values
}
