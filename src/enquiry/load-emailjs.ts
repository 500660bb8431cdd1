// Loads EmailJS's client, as a script of its own.
import clientUrl from '@emailjs/browser/dist/email.min.js?url'
import { withTimeout } from './with-timeout.ts'

/** Set by the specification. */
const LOAD_TIMEOUT_MS = 120_000

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
