// The two fields that are dialled. Apart from the rules, because the form needs this while the visitor types.

/** What the country code starts as. */
export const INITIAL_COUNTRY_CODE = '+'

/** Phone number and country code take digits and + only; everything else is dropped as it is typed or pasted. */
export function keepDialable(typed: string): string {
  return typed.replace(/[^0-9+]/g, '')
}
