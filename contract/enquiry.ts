// What an enquiry is, and when it may be sent. The form asks these rules before it sends, the relay before it keeps.

/** In the order of the specification, which is also the order on the wire. */
export const fieldNames = ['firstName', 'lastName', 'email', 'phoneNumber', 'countryCode', 'message'] as const

export type FieldName = (typeof fieldNames)[number]
export type Enquiry = Readonly<Record<FieldName, string>>

export const messages = {
  empty: 'All fields are mandatory',
  countryCode: 'Country code should be valid',
  phoneNumber: 'Phone number should only contain numbers',
  notSent: 'Oops! Something went wrong. Please try again.',
  sent: 'Thank You. We will contact you shortly!',
} as const

export type Problem = {
  message: string
  /** Every field that the message speaks of, in the order of `fieldNames`. */
  fields: readonly FieldName[]
}

/** The three checks of the specification, in its order; the first that fails speaks for all. */
export function firstProblem(enquiry: Enquiry): Problem | undefined {
  const empty = fieldNames.filter((name) => enquiry[name].trim() === '')
  if (empty.length > 0) return { message: messages.empty, fields: empty }
  if (!/^\+?[0-9]+$/.test(enquiry.countryCode)) {
    return { message: messages.countryCode, fields: ['countryCode'] }
  }
  if (!/^[0-9]+$/.test(enquiry.phoneNumber)) {
    return { message: messages.phoneNumber, fields: ['phoneNumber'] }
  }
  return undefined
}
