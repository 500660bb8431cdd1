// Sends an enquiry with EmailJS's own client, which is loaded as a script of its own.
import clientUrl from '@emailjs/browser/dist/email.min.js?url'
import type { Enquiry } from '#contract/enquiry.ts'

/** Set by the specification. */
const LOAD_TIMEOUT_MS = 120_000

/** The client has no timeout of its own. */
const SEND_TIMEOUT_MS = 60_000

type SendResult = { ok: true } | { ok: false; status: number; text: string }

type EmailJs = Pick<typeof import('@emailjs/browser'), 'init' | 'send'>

declare global {
  /** What the client's script defines. */
  var emailjs: EmailJs | undefined
}

let loading: Promise<EmailJs> | undefined
let attempts = 0

/** After a load that failed or took too long, the next call loads again. */
export function loadEmailJs(): Promise<EmailJs> {
  loading ??= withTimeout(LOAD_TIMEOUT_MS, runScript()).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** A script element, because a browser does not repeat an import() that failed: whatwg/html#6768. */
async function runScript(): Promise<EmailJs> {
  // A script that took too long may have loaded since.
  if (globalThis.emailjs) return globalThis.emailjs
  hideBlockedStorage()
  const script = document.createElement('script')
  // A new address each time, because a browser does not request an address again while it waits for the response.
  script.src = `${clientUrl}?attempt=${++attempts}`
  document.head.append(script)
  await new Promise((done) => Object.assign(script, { onload: done, onerror: done }))
  if (!globalThis.emailjs) throw new Error('The EmailJS client could not be loaded')
  return globalThis.emailjs
}

/** Where all cookies are blocked, reading localStorage throws. The client reads it, and works without it. */
function hideBlockedStorage() {
  try {
    globalThis.localStorage
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined })
  }
}

export async function sendEnquiry(enquiry: Enquiry): Promise<SendResult> {
  try {
    const { init, send } = await loadEmailJs()
    const { publicKey, serviceId, templateId } = import.meta.env.EMAILJS_ACCOUNT
    // Without an origin, the relay is where the page came from.
    init({ publicKey, origin: import.meta.env.ENQUIRY_ORIGIN ?? window.location.origin })
    await withTimeout(SEND_TIMEOUT_MS, send(serviceId, templateId, enquiry))
    return { ok: true }
  } catch (error) {
    return failureOf(error)
  }
}

/**
 * The client rejects with a response, with an Error where there was none, or with a string where its keys are missing.
 * Without a status it is a network error, status 0.
 */
function failureOf(error: unknown): SendResult {
  const { status = 0, text, message } = error as { status?: number; text?: string; message?: string }
  return { ok: false, status, text: text ?? message ?? String(error) }
}

function withTimeout<Result>(timeoutMs: number, work: Promise<Result>): Promise<Result> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`no response within ${timeoutMs / 1000} s`)), timeoutMs)
  })
  return Promise.race([work, timeout])
}
