// Loads EmailJS's client, which is a script of its own.
import clientUrl from '@emailjs/browser/dist/email.min.js?url'
import { withTimeout } from './with-timeout.ts'

/** The specification fixes 120 s. */
const LOAD_TIMEOUT_MS = 120_000

type EmailJs = Pick<typeof import('@emailjs/browser'), 'init' | 'send'>

declare global {
  /** The client's script defines this. */
  var emailjs: EmailJs | undefined
}

let loading: Promise<EmailJs> | undefined
let attempts = 0

/** Loads the client once. If that failed or took too long, the next call loads it again. */
export function loadEmailJs(): Promise<EmailJs> {
  loading ??= withTimeout(LOAD_TIMEOUT_MS, runScript()).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

/** Uses a script element, because no browser repeats an import() that failed: https://github.com/whatwg/html/issues/6768 */
async function runScript(): Promise<EmailJs> {
  // A script that took too long may have loaded since.
  if (globalThis.emailjs) return globalThis.emailjs
  hideBlockedStorage()
  const script = document.createElement('script')
  // The address differs each time, because a browser that waits for a response does not request its address again.
  script.src = `${clientUrl}?attempt=${++attempts}`
  document.head.append(script)
  await new Promise((done) => Object.assign(script, { onload: done, onerror: done }))
  if (!globalThis.emailjs) throw new Error('The EmailJS client could not be loaded')
  return globalThis.emailjs
}

/** In a browser that blocks all cookies, reading localStorage throws. The client reads it, and works without it. */
function hideBlockedStorage() {
  try {
    globalThis.localStorage
  } catch {
    Object.defineProperty(globalThis, 'localStorage', { value: undefined })
  }
}
