// Sends an enquiry with EmailJS's own client.
import type { Enquiry } from '#contract/enquiry.ts'
import { loadEmailJs } from './load-emailjs.ts'
import { withTimeout } from './with-timeout.ts'

/** The client has no timeout of its own. */
const SEND_TIMEOUT_MS = 60_000

type SendResult = { ok: true } | { ok: false; status: number; text: string }

export async function sendEnquiry(enquiry: Enquiry): Promise<SendResult> {
  try {
    const { init, send } = await loadEmailJs()
    const { publicKey, serviceId, templateId } = import.meta.env.EMAILJS_ACCOUNT
    // If no origin was configured, the relay is at the page's own.
    init({ publicKey, origin: import.meta.env.ENQUIRY_ORIGIN ?? window.location.origin })
    await withTimeout(SEND_TIMEOUT_MS, send(serviceId, templateId, enquiry))
    return { ok: true }
  } catch (error) {
    return failureOf(error)
  }
}

/**
 * The client rejects with a response, with an Error if there was none, or with a string if its keys are missing. A rejection
 * without a status counts as a network error, status 0.
 */
function failureOf(error: unknown): SendResult {
  const { status = 0, text, message } = error as { status?: number; text?: string; message?: string }
  return { ok: false, status, text: text ?? message ?? String(error) }
}
