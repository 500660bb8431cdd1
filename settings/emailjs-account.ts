// The account at EmailJS. The build puts its ids into the page; the relay accepts only requests that carry them.
import { z } from 'zod'
import { type Account, relayAccount } from '#contract/emailjs-api.ts'
import { error, type Group } from './parse-settings.ts'

export const EMAILJS = 'https://api.emailjs.com'

const PLACEHOLDER = /your[-_ ]|x{4}|[<>]|placeholder|changeme|^(public_key|service_id|template_id)$/i

const accountId = (example: string) =>
  z
    .string()
    .refine((id) => !PLACEHOLDER.test(id), {
      error: error('is a placeholder: copy the value from your account at EmailJS', example),
    })
    .optional()

export const accountGroup = {
  EMAILJS_PUBLIC_KEY: 'pX7dWq2vNf_3kLmZa',
  EMAILJS_SERVICE_ID: 'service_4f8k2ab',
  EMAILJS_TEMPLATE_ID: 'template_9c1r7de',
} satisfies Group

export const accountSettings = {
  EMAILJS_PUBLIC_KEY: accountId(accountGroup.EMAILJS_PUBLIC_KEY),
  EMAILJS_SERVICE_ID: accountId(accountGroup.EMAILJS_SERVICE_ID),
  EMAILJS_TEMPLATE_ID: accountId(accountGroup.EMAILJS_TEMPLATE_ID),
}

type AccountSettings = Readonly<Partial<Record<keyof typeof accountGroup, string | undefined>>>

/** Returns the ids of the practice's account, or those of our relay if it has none. */
export function accountFrom(settings: AccountSettings): Account {
  const {
    EMAILJS_PUBLIC_KEY: publicKey,
    EMAILJS_SERVICE_ID: serviceId,
    EMAILJS_TEMPLATE_ID: templateId,
  } = settings
  return publicKey && serviceId && templateId ? { publicKey, serviceId, templateId } : relayAccount
}
