import { completeEnquiry, type Label } from '../../e2e/support/enquiry-form.ts'
import type { Visitor } from './visitor.ts'

/** Types a complete enquiry key by key. */
export async function typeEnquiry(visitor: Visitor) {
  for (const [label, value] of Object.entries(completeEnquiry)) await visitor.type(label, value)
}

/** Fills the form with a complete enquiry, except for the overrides. */
export async function fillEnquiry(visitor: Visitor, overrides: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...completeEnquiry, ...overrides })) {
    await visitor.paste(label, value)
  }
}

export const send = (visitor: Visitor) => visitor.click({ role: 'button', name: 'Send enquiry' })

/** The values of the form by label. */
export async function valuesOf(visitor: Visitor) {
  const values: Record<string, string | undefined> = {}
  for (const label of Object.keys(completeEnquiry)) values[label] = await visitor.value(label)
  return values
}
