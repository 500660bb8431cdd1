// Hands a letter to the SMTP server and says what became of it, as a value: every outcome is visible at the call.
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../config/mail-settings.ts'

export type Outcome =
  | { kind: 'accepted' }
  /** `code` goes into the log; `reason` may quote an address, so it stays beside the letter. */
  | { kind: 'temporary'; code: string; reason: string; isServerAway: boolean }
  | { kind: 'permanent'; code: string; reason: string }

export type Mailer = { send(letter: Buffer): Promise<Outcome>; close(): void }

/** The practice gets a few enquiries a day; after an outage a few lines at once clear the queue in minutes. */
export const MAX_CONNECTIONS = 3
/** A server that has not greeted by then will not; the letter is safe and is tried again. */
const GREETING_TIMEOUT_MS = 20_000
/** Longer than scanners usually need before they answer DATA: giving up too early means delivering twice. */
const SILENCE_TIMEOUT_MS = 60_000

export function openMailer({ from, to }: MailSettings, smtpUrl: string): Mailer {
  const transport = createTransport({
    url: smtpUrl, // what its query says, such as ?requireTLS=false, goes before what stands here
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 0, // our own queue does this, and it survives a restart
    connectionTimeout: GREETING_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    requireTLS: !isOwnMachine(smtpUrl),
  })

  async function send(letter: Buffer): Promise<Outcome> {
    try {
      await transport.sendMail({ envelope: { from: from.address, to: [to.address] }, raw: letter })
      return { kind: 'accepted' }
    } catch (error) {
      return outcomeOf(error)
    }
  }

  return { send, close: () => transport.close() }
}

/** Nobody listens between us and our own machine; on every other way, no letter leaves in the clear. */
function isOwnMachine(smtpUrl: string): boolean {
  return /^(localhost|127\.[0-9.]+|\[::1\])$/.test(new URL(smtpUrl).hostname)
}

/**
 * Only a 5xx to the letter itself is the end of it. One to the login or the greeting speaks of our settings or of
 * the server's mood, and would set every letter aside at once.
 */
export function outcomeOf(error: unknown): Outcome {
  const { code = 'unknown', responseCode, message } = detailsOf(error)
  const isAboutLetter = responseCode !== undefined && ['EENVELOPE', 'EMESSAGE'].includes(code)
  const label = responseCode === undefined ? code : `${code} ${responseCode}`
  if (isAboutLetter && responseCode >= 500) return { kind: 'permanent', code: label, reason: message }
  const isServerAway = !isAboutLetter || responseCode === 421
  return { kind: 'temporary', code: label, reason: message, isServerAway }
}

function detailsOf(error: unknown): { code?: string; responseCode?: number; message: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  return {
    message: error.message,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...('responseCode' in error &&
      typeof error.responseCode === 'number' && { responseCode: error.responseCode }),
  }
}
