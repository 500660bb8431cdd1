// What the page sends and the relay accepts: EmailJS's API, its address, and the ids of an account.
import type { Enquiry } from './enquiry.ts'

export const SEND_PATH = '/api/v1.0/email/send'
/** Of the relay, which also serves the site. */
export const DEFAULT_PORT = 4173
export const EMAILJS = 'https://api.emailjs.com'

export type Account = {
  publicKey: string
  serviceId: string
  templateId: string
}

/** The ids of a request where the practice has no EmailJS account. They are public, not secret. */
export const relayAccount: Account = {
  publicKey: 'ayurvedic-wellness',
  serviceId: 'relay',
  templateId: 'enquiry',
}

export const ACCOUNT_SETTINGS = ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID'] as const

type Environment = Readonly<Record<string, string | undefined>>

/** The settings that are missing where some are set: an account has all three, and our relay needs none. */
export function missingAccountSettings(env: Environment) {
  const missing = ACCOUNT_SETTINGS.filter((name) => !env[name]?.trim())
  return missing.length < ACCOUNT_SETTINGS.length ? missing : []
}

export function accountFrom(env: Environment): Account {
  const [publicKey, serviceId, templateId] = ACCOUNT_SETTINGS.map((name) => env[name]?.trim())
  return publicKey && serviceId && templateId ? { publicKey, serviceId, templateId } : relayAccount
}

/** As EmailJS's client writes it. */
export function requestBody(account: Account, enquiry: Enquiry) {
  return {
    lib_version: '4.4.1',
    user_id: account.publicKey,
    service_id: account.serviceId,
    template_id: account.templateId,
    template_params: enquiry,
  }
}

/** EmailJS's own limit on the variables of one message. */
export const MAX_VARIABLES_BYTES = 50_000
