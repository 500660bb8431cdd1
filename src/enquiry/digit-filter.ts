import type { FieldName } from '#contract/enquiry.ts'

/** Phone number and country code take digits and + only. */
const dialableFields: readonly FieldName[] = ['phoneNumber', 'countryCode']

export const isDialable = (name: FieldName) => dialableFields.includes(name)

export function keepDialable(typed: string): string {
  return typed.replace(/[^0-9+]/g, '')
}
