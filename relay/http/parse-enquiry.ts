// Turns the body of a request into an enquiry, or into the error that its sender reads.
import { isEmailAddress } from '#contract/email-address.ts'
import { type Enquiry, fieldNames, firstProblem } from '#contract/enquiry.ts'
import { type Account, MAX_VARIABLES_BYTES } from '#contract/wire.ts'

export type ParsedEnquiry = { ok: true; enquiry: Enquiry } | { ok: false; status: number; text: string }

export const NOT_JSON = 'The content type must be application/json'
export const TOO_LARGE = `The variables are larger than ${MAX_VARIABLES_BYTES / 1000} kB`

type JsonObject = Readonly<Record<string, unknown>>

const requiredKeys = ['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'] as const
/** EmailJS's Node client may send its private key; it is ignored and stored nowhere. */
const optionalKeys = ['accessToken'] as const
const knownKeys: readonly string[] = [...requiredKeys, ...optionalKeys]

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** Control characters and Unicode's line breaks: in a mail header each could begin another header. */
const controls = /[\p{Cc}\u2028\u2029]/u

export function parseEnquiry(bytes: Uint8Array, account: Account): ParsedEnquiry {
  const body = parseObject(bytes)
  if (!body) return refuse(400, 'The body must be a JSON object in UTF-8')
  const problem = keyProblem(body) ?? idProblem(body, account)
  const { template_params } = body
  return problem ? refuse(400, problem) : parseParameters(template_params)
}

function refuse(status: number, text: string): ParsedEnquiry {
  return { ok: false, status, text }
}

function parseObject(bytes: Uint8Array): JsonObject | undefined {
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

function keyProblem(body: JsonObject): string | undefined {
  const missing = requiredKeys.find((key) => !Object.hasOwn(body, key) || body[key] === '')
  if (missing) return `The ${missing} parameter is required`
  if (Object.keys(body).some((key) => !knownKeys.includes(key))) return 'The body has an unknown parameter'
  const wrong = knownKeys.find((key) => key !== 'template_params' && !isText(body[key]))
  return wrong && `The ${wrong} parameter must be a string`
}

/** `undefined` is allowed, because an optional key may be absent; required keys are present by now. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || value === undefined
}

function idProblem(body: JsonObject, account: Account): string | undefined {
  const { user_id, service_id, template_id } = body
  if (user_id !== account.publicKey) return 'The user_id parameter is invalid'
  if (service_id !== account.serviceId) return 'The service_id parameter is invalid'
  if (template_id !== account.templateId) return 'The template_id parameter is invalid'
  return undefined
}

function parseParameters(parameters: unknown): ParsedEnquiry {
  if (!isEnquiry(parameters)) {
    return refuse(400, `The template_params parameter must hold ${fieldNames.join(', ')} as strings`)
  }
  const bytes = fieldNames.reduce((sum, name) => sum + Buffer.byteLength(parameters[name]), 0)
  if (bytes > MAX_VARIABLES_BYTES) return refuse(413, TOO_LARGE)
  const problem = fieldProblem(parameters)
  return problem ? refuse(400, problem) : { ok: true, enquiry: parameters }
}

function isEnquiry(value: unknown): value is Enquiry {
  if (!isObject(value) || Object.keys(value).length !== fieldNames.length) return false
  return fieldNames.every((name) => Object.hasOwn(value, name) && typeof value[name] === 'string')
}

function fieldProblem(enquiry: Enquiry): string | undefined {
  const problem = firstProblem(enquiry)
  if (problem) return problem.message
  const invalid = fieldNames.find((name) => name !== 'message' && controls.test(enquiry[name]))
  if (invalid) return `The ${invalid} field must not hold control characters`
  return isEmailAddress(enquiry.email) ? undefined : 'The email field must be an email address'
}
