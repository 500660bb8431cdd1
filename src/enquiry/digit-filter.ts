import type { FieldName } from '#contract/enquiry.ts'

/** Phone number and country code take digits and + only. */
export const isDialable = (name: FieldName) => name === 'phoneNumber' || name === 'countryCode'

export function keepDialable(typed: string): string {
  return typed.replace(/[^0-9+]/g, '')
}
