// What stands beside a faulty field. The toast has the specification's words; these say what to do.
import { type Enquiry, type FieldName, firstProblem } from '#contract/enquiry.ts'

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

const ifEmpty: Record<FieldName, string> = {
  firstName: 'Enter your first name',
  lastName: 'Enter your last name',
  email: 'Enter your email address',
  phoneNumber: 'Enter your phone number',
  countryCode: 'Enter your country code, such as +91',
  message: 'Enter a message',
}

const ifWrong: Partial<Record<FieldName, string>> = {
  email: 'Enter an email address such as name@example.com',
  countryCode: 'Enter a country code such as +91: a plus sign, then numbers',
  phoneNumber: 'Enter the phone number in numbers only, without its country code',
}

const helpFor = (name: FieldName, value: string) =>
  value.trim() === '' ? ifEmpty[name] : (ifWrong[name] ?? ifEmpty[name])

/** The words for every field that the first failing check speaks of. */
export function errorsOf(enquiry: Enquiry): FieldErrors {
  return errorsAt(enquiry, firstProblem(enquiry)?.fields ?? [])
}

export function errorsAt(enquiry: Enquiry, fields: readonly FieldName[]): FieldErrors {
  return Object.fromEntries(fields.map((name) => [name, helpFor(name, enquiry[name])]))
}

/** Whether the field itself is in order, whatever may be wrong elsewhere. */
export function isMended(name: FieldName, value: string): boolean {
  const soundElsewhere: Enquiry = {
    firstName: 'a',
    lastName: 'a',
    email: 'a',
    phoneNumber: '1',
    countryCode: '1',
    message: 'a',
  }
  return firstProblem({ ...soundElsewhere, [name]: value }) === undefined
}
