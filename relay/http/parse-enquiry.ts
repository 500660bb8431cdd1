// From the bytes of a request to an enquiry, or to the refusal that its sender reads.

import { isEmailAddress } from '#contract/email-address.ts'
import { type Enquiry, fieldNames, firstProblem } from '#contract/enquiry.ts'
import { type Account, MAX_VARIABLES_BYTES } from '#contract/wire.ts'

export type Refusal = { ok: false; status: number; text: string }
export type Reading = { ok: true; enquiry: Enquiry } | Refusal

type JsonObject = Readonly<Record<string, unknown>>

const requiredKeys = ['lib_version', 'user_id', 'service_id', 'template_id', 'template_params'] as const
/** EmailJS's Node client sends its private key, or leaves it out; we have no use for it and keep it nowhere. */
const optionalKeys = ['accessToken'] as const
const knownKeys: readonly string[] = [...requiredKeys, ...optionalKeys]

/** One for all: each would stay in memory until the next large collection. */
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** Control characters, and the two line breaks of Unicode: in a header each of them could begin another. */
const controls = /[\p{Cc}\u2028\u2029]/u

export function readEnquiry(bytes: Uint8Array, account: Account): Reading {
  const body = parseObject(bytes)
  if (!body) return refusal(400, 'The body must be a JSON object in UTF-8')
  const problem = keyProblem(body) ?? idProblem(body, account)
  const { template_params } = body
  return problem ? refusal(400, problem) : readParameters(template_params)
}

export function refusal(status: number, text: string): Refusal {
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

/** `undefined` counts as text here, because an optional key may be absent; the required ones are there by now. */
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

function readParameters(parameters: unknown): Reading {
  if (!isEnquiry(parameters)) {
    return refusal(400, `The template_params parameter must hold ${fieldNames.join(', ')} as strings`)
  }
  const bytes = fieldNames.reduce((sum, name) => sum + Buffer.byteLength(parameters[name]), 0)
  if (bytes > MAX_VARIABLES_BYTES) return refusal(413, tooLarge)
  const problem = fieldProblem(parameters)
  return problem ? refusal(400, problem) : { ok: true, enquiry: parameters }
}

export const tooLarge = `The variables are larger than ${MAX_VARIABLES_BYTES / 1000} kB`

function isEnquiry(value: unknown): value is Enquiry {
  if (!isObject(value) || Object.keys(value).length !== fieldNames.length) return false
  return fieldNames.every((name) => Object.hasOwn(value, name) && typeof value[name] === 'string')
}

function fieldProblem(enquiry: Enquiry): string | undefined {
  const problem = firstProblem(enquiry)
  if (problem) return problem.message
  const garbled = fieldNames.find((name) => name !== 'message' && controls.test(enquiry[name]))
  if (garbled) return `The ${garbled} field must not hold control characters`
  return isEmailAddress(enquiry.email) ? undefined : 'The email field must be an email address'
}
