// Turns the body of a request into an enquiry, or throws the error that its sender reads.
import { isEmailAddress } from '#contract/email-address.ts'
import { type Account, MAX_VARIABLES_BYTES } from '#contract/emailjs-api.ts'
import { controlCharacters, type Enquiry, fieldNames, firstProblem } from '#contract/enquiry.ts'

export class RequestError extends Error {
  statusCode = 400
}

export const TOO_LARGE = `The variables are larger than ${MAX_VARIABLES_BYTES / 1000} kB`

const requiredKeys = ['lib_version', 'user_id', 'service_id', 'template_id', 'template_params']

export function parseEnquiry(bytes: Uint8Array | undefined, account: Account): Enquiry {
  const body = parseJson(bytes)
  if (!isObject(body)) throw new RequestError('The body must be a JSON object in UTF-8')
  const missing = requiredKeys.find((key) => (body[key] ?? '') === '')
  if (missing) throw new RequestError(`The ${missing} parameter is required`)
  const ids = { user_id: account.publicKey, service_id: account.serviceId, template_id: account.templateId }
  for (const [key, id] of Object.entries(ids)) {
    if (body[key] !== id) throw new RequestError(`The ${key} parameter is invalid`)
  }
  const { template_params: enquiry } = body
  if (!isEnquiry(enquiry)) {
    throw new RequestError(`The template_params parameter must hold ${fieldNames.join(', ')} as strings`)
  }
  const size = Buffer.byteLength(fieldNames.map((name) => enquiry[name]).join(''))
  if (size > MAX_VARIABLES_BYTES) throw Object.assign(new RequestError(TOO_LARGE), { statusCode: 413 })
  const problem = firstProblem(enquiry)
  if (problem) throw new RequestError(problem.message)
  const oneLineFields = fieldNames.filter((name) => name !== 'message')
  const broken = oneLineFields.find((name) => enquiry[name].search(controlCharacters) >= 0)
  if (broken) throw new RequestError(`The ${broken} field must not hold control characters`)
  if (!isEmailAddress(enquiry.email)) throw new RequestError('The email field must be an email address')
  return enquiry
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

function parseJson(bytes: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(strictUtf8.decode(bytes))
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEnquiry(value: unknown): value is Enquiry {
  if (!isObject(value) || Object.keys(value).length !== fieldNames.length) return false
  return fieldNames.every((name) => Object.hasOwn(value, name) && typeof value[name] === 'string')
}
