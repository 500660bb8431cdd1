// An enquiry, and the request that sends it.

import { relayAccount, requestBody } from '#contract/emailjs-api.ts'
import type { Enquiry } from '#contract/enquiry.ts'

export const complete: Enquiry = {
  firstName: 'Example',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  phoneNumber: '5550100',
  countryCode: '+1',
  message: 'I would like to ask about postnatal massage.',
}

/** The body of a request, with some fields changed. */
export function bodyOf(fields: Record<string, unknown> = {}) {
  return requestBody(relayAccount, { ...complete, ...fields })
}
