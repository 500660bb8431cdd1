import type { Enquiry } from '#contract/enquiry.ts'
import { account, providerOrigin } from './account.ts'
import { type Outcome, outcomeOf } from './outcome.ts'
import { within } from './within.ts'

/** The specification's figure for loading the client. */
const LOAD_TIMEOUT_MS = 120_000

/** The client has no timeout of its own, and a form must not wait for ever for a provider that never answers. */
const SEND_TIMEOUT_MS = 60_000

type Client = typeof import('@emailjs/browser')

let client: Promise<Client> | undefined

/** Called when the form is first shown, so that sending need not wait; a failed load is tried again. */
export function loadClient(): Promise<Client> {
  client ??= import('@emailjs/browser').catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** Answers with a value whatever happens, so that every outcome is visible where it is used. */
export async function sendEnquiry(enquiry: Enquiry): Promise<Outcome> {
  try {
    const { init, send } = await within(LOAD_TIMEOUT_MS, loadClient())
    const { publicKey, serviceId, templateId } = account
    init({ publicKey, origin: providerOrigin() })
    await within(SEND_TIMEOUT_MS, send(serviceId, templateId, { ...enquiry }))
    return { ok: true }
  } catch (error) {
    return outcomeOf(error)
  }
}
