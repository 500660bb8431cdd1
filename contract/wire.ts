// How an enquiry travels: EmailJS's API, spoken by the page's client and understood by our relay.
import type { Enquiry } from './enquiry.ts'

export const SEND_PATH = '/api/v1.0/email/send'

export type Account = {
  publicKey: string
  serviceId: string
  templateId: string
}

/** What page and relay call each other where the practice has no EmailJS account: a public label, not a secret. */
export const relayAccount: Account = {
  publicKey: 'ayurvedic-wellness',
  serviceId: 'relay',
  templateId: 'enquiry',
}

/** The five keys of the body, as EmailJS's client writes them. */
export function sendRequest(account: Account, enquiry: Enquiry) {
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
