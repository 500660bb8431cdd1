// The tests and the benchmark send this enquiry.
import { relayAccount, requestBody } from './emailjs-api.ts'
import type { Enquiry } from './enquiry.ts'

export const exampleEnquiry: Enquiry = {
  firstName: 'Example',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  phoneNumber: '5550100',
  countryCode: '+1',
  message: 'I would like to ask about postnatal massage.',
}

/** The body of the request that sends this enquiry to the relay, with some fields changed. */
export function exampleRequest(fields: Record<string, unknown> = {}) {
  return requestBody(relayAccount, { ...exampleEnquiry, ...fields })
}
