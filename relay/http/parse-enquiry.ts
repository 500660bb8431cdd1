// Turns the body of a request into an enquiry, or into the error that its sender reads.
import { isEmailAddress } from '#contract/email-address.ts'
import { type Account, MAX_VARIABLES_BYTES } from '#contract/emailjs-api.ts'
import { controlCharacters, type Enquiry, fieldNames, firstProblem } from '#contract/enquiry.ts'

type ParsedEnquiry = { ok: true; enquiry: Enquiry } | { ok: false; status: number; text: string }

export const TOO_LARGE = `The variables are larger than ${MAX_VARIABLES_BYTES / 1000} kB`

type JsonObject = Readonly<Record<string, unknown>>

const requiredKeys = ['lib_version', 'user_id', 'service_id', 'template_id', 'template_params']

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

export function parseEnquiry(bytes: Uint8Array | undefined, account: Account): ParsedEnquiry {
  const body = parseObject(bytes)
  if (!body) return invalid('The body must be a JSON object in UTF-8')
  const bodyError = bodyProblem(body, account)
  if (bodyError) return invalid(bodyError)
  const { template_params: enquiry } = body
  if (!isEnquiry(enquiry)) {
    return invalid(`The template_params parameter must hold ${fieldNames.join(', ')} as strings`)
  }
  const size = Buffer.byteLength(fieldNames.map((name) => enquiry[name]).join(''))
  if (size > MAX_VARIABLES_BYTES) return invalid(TOO_LARGE, 413)
  const fieldError = fieldProblem(enquiry)
  return fieldError ? invalid(fieldError) : { ok: true, enquiry }
}

function invalid(text: string, status = 400): ParsedEnquiry {
  return { ok: false, status, text }
}

function parseObject(bytes: Uint8Array | undefined): JsonObject | undefined {
  try {
    const body: unknown = JSON.parse(strictUtf8.decode(bytes))
    return isObject(body) ? body : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bodyProblem(body: JsonObject, account: Account): string | undefined {
  const missing = requiredKeys.find((key) => (body[key] ?? '') === '')
  if (missing) return `The ${missing} parameter is required`
  const ids = { user_id: account.publicKey, service_id: account.serviceId, template_id: account.templateId }
  const invalid = Object.entries(ids).find(([key, id]) => body[key] !== id)
  return invalid && `The ${invalid[0]} parameter is invalid`
}

function isEnquiry(value: unknown): value is Enquiry {
  if (!isObject(value) || Object.keys(value).length !== fieldNames.length) return false
  return fieldNames.every((name) => Object.hasOwn(value, name) && typeof value[name] === 'string')
}

function fieldProblem(enquiry: Enquiry): string | undefined {
  const problem = firstProblem(enquiry)
  if (problem) return problem.message
  const invalid = fieldNames.find(
    (name) => name !== 'message' && enquiry[name].search(controlCharacters) >= 0,
  )
  if (invalid) return `The ${invalid} field must not hold control characters`
  return isEmailAddress(enquiry.email) ? undefined : 'The email field must be an email address'
}
