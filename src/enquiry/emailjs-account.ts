// The EmailJS account and origin, set at build time. See .env.example.
import { type Account, EMAILJS, relayAccount } from '#contract/wire.ts'

const { EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, ENQUIRY_ORIGIN } = import.meta.env

export const account: Account =
  EMAILJS_PUBLIC_KEY && EMAILJS_SERVICE_ID && EMAILJS_TEMPLATE_ID
    ? { publicKey: EMAILJS_PUBLIC_KEY, serviceId: EMAILJS_SERVICE_ID, templateId: EMAILJS_TEMPLATE_ID }
    : relayAccount

/** With nothing set, the relay answers where the page came from. */
export const providerOrigin = () =>
  ENQUIRY_ORIGIN || (account === relayAccount ? window.location.origin : EMAILJS)
