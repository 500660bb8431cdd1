// Defines what an enquiry is, and when it is valid. The form checks it before it sends, the relay before it stores.
import { toastMessages } from './toast-messages.ts'

/** The fields are in the order of the specification, which is also their order in the request. */
export const fieldNames = ['firstName', 'lastName', 'email', 'phoneNumber', 'countryCode', 'message'] as const

export type FieldName = (typeof fieldNames)[number]
export type Enquiry = Readonly<Record<FieldName, string>>

export type Problem = {
  message: string
  /** The fields that the message is about, in the order of `fieldNames`. */
  fields: readonly FieldName[]
}

/** These characters, among them all line breaks, could begin another header in a mail header. */
export const controlCharacters = /[\p{Cc}\u2028\u2029]/gu

export const isEmpty = (value: string) => value.trim() === ''

/** Runs the three checks of the specification in its order, and reports only the first that fails. */
export function firstProblem(enquiry: Enquiry): Problem | undefined {
  const empty = fieldNames.filter((name) => isEmpty(enquiry[name]))
  if (empty.length > 0) return { message: toastMessages.empty, fields: empty }
  if (!/^\+?[0-9]+$/.test(enquiry.countryCode)) {
    return { message: toastMessages.countryCode, fields: ['countryCode'] }
  }
  if (!/^[0-9]+$/.test(enquiry.phoneNumber)) {
    return { message: toastMessages.phoneNumber, fields: ['phoneNumber'] }
  }
  return undefined
}
