// The request that the page sends and the relay accepts. It is that of EmailJS's API.
import type { Enquiry } from './enquiry.ts'

export const SEND_PATH = '/api/v1.0/email/send'

export type Account = {
  publicKey: string
  serviceId: string
  templateId: string
}

/** These ids are sent if the practice has no EmailJS account. They are public, not secret. */
export const relayAccount: Account = {
  publicKey: 'ayurvedic-wellness',
  serviceId: 'relay',
  templateId: 'enquiry',
}

/** The body of a request, with the names that EmailJS's client writes. */
export function requestBody(account: Account, enquiry: Enquiry) {
  return {
    lib_version: '4.4.1',
    user_id: account.publicKey,
    service_id: account.serviceId,
    template_id: account.templateId,
    template_params: enquiry,
  }
}

/** EmailJS accepts this much for the variables of one message. */
export const MAX_VARIABLES_BYTES = 50_000
