// The error text below a field says what to do. The toast has the words of the specification.
import { isEmailAddress } from '#contract/email-address.ts'
import { type Enquiry, type FieldName, fieldNames, firstProblem, isEmpty } from '#contract/enquiry.ts'

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

const ifEmpty: Record<FieldName, string> = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  email: 'Enter your email address',
  phoneNumber: 'Enter your phone number',
  countryCode: 'Enter your country code, such as +91',
  message: 'Enter a message',
}

const ifInvalid: Partial<Record<FieldName, string>> = {
  email: 'Enter an email address such as name@example.com',
  countryCode: 'Enter a country code such as +91: a plus sign, then numbers',
  phoneNumber: 'Enter the phone number in numbers only, without its country code',
}

/**
 * Returns the errors of all fields that our checks or the browser refuse, each by its own rule. (The toast names only the
 * first problem.) Browsers accept blank fields and some email addresses that the relay refuses. WebKitGTK 2.50 refuses some
 * that the relay accepts, such as name@bücher.de: https://github.com/whatwg/html/issues/4562
 */
export function errorsIn(enquiry: Enquiry, refusedFields: readonly string[]): FieldErrors {
  const invalid = fieldNames.filter(
    (name) => refusedFields.includes(name) || !isValueValid(name, enquiry[name]),
  )
  return Object.fromEntries(invalid.map((name) => [name, errorAt(name, enquiry[name])]))
}

const errorAt = (name: FieldName, value: string) =>
  isEmpty(value) ? ifEmpty[name] : (ifInvalid[name] ?? ifEmpty[name])

const digits = Object.fromEntries(fieldNames.map((name) => [name, '1'])) as Enquiry

/** Checks one value. All other fields get digits, which are valid in each, because `firstProblem` checks a whole enquiry. */
export const isValueValid = (name: FieldName, value: string) =>
  name === 'email' ? isEmailAddress(value) : !firstProblem({ ...digits, [name]: value })
