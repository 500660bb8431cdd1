// Sends one message to the SMTP server and returns the outcome as a value.
import { createTransport } from 'nodemailer'
import type { MailSettings } from '../config/mail-settings.ts'

export type Outcome =
  | { kind: 'accepted' }
  /** `code` may be logged and published; `reason` may quote an address, so it stays beside the message. */
  | { kind: 'temporary'; code: string; reason: string; isServerDown: boolean }
  | { kind: 'permanent'; code: string; reason: string }

export type Mailer = {
  /** Host and port. */
  server: string
  send(message: Buffer): Promise<Outcome>
  /** Connects and authenticates, and sends nothing. */
  verify(): Promise<Outcome>
  close(): void
}

/** A few enquiries a day need one; after an outage three clear the queue within minutes. */
export const MAX_CONNECTIONS = 3
const GREETING_TIMEOUT_MS = 20_000
/** Virus scanners may take long to answer DATA; giving up too early would deliver twice. */
const SOCKET_TIMEOUT_MS = 60_000

export function openMailer({ from, to }: MailSettings, smtpUrl: string): Mailer {
  const url = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl, // options in its query, such as ?requireTLS=false, override those below
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    maxRequeues: 0, // our own queue retries, and survives a restart
    connectionTimeout: GREETING_TIMEOUT_MS,
    greetingTimeout: GREETING_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    requireTLS: !isLoopback(url.hostname),
  })

  async function outcomeOf(attempt: Promise<unknown>): Promise<Outcome> {
    try {
      await attempt
      return { kind: 'accepted' }
    } catch (error) {
      const outcome = classify(error)
      return 'reason' in outcome ? { ...outcome, reason: withoutPassword(outcome.reason, url) } : outcome
    }
  }

  return {
    server: `${url.hostname}:${url.port || (url.protocol === 'smtps:' ? 465 : 587)}`,
    send: (raw) => outcomeOf(transport.sendMail({ envelope: { from: from.address, to: [to.address] }, raw })),
    verify: () => outcomeOf(transport.verify()),
    close: () => transport.close(),
  }
}

/** Loopback traffic cannot be intercepted; to any other host nothing is sent without TLS. */
function isLoopback(hostname: string): boolean {
  return /^(localhost|127\.[0-9.]+|\[::1\])$/.test(hostname)
}

/**
 * Only a 5xx answer to the message itself is permanent. One to the login or the greeting is about our settings or the
 * server's state, and would move every message to the dead letters.
 */
export function classify(error: unknown): Outcome {
  const { code = 'unknown', responseCode, message } = detailsOf(error)
  const isAboutMessage = responseCode !== undefined && ['EENVELOPE', 'EMESSAGE'].includes(code)
  const label = responseCode === undefined ? code : `${code} ${responseCode}`
  if (isAboutMessage && responseCode >= 500) return { kind: 'permanent', code: label, reason: message }
  const isServerDown = !isAboutMessage || responseCode === 421
  return { kind: 'temporary', code: label, reason: message, isServerDown }
}

function detailsOf(error: unknown): { code?: string; responseCode?: number; message: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, responseCode, message } = error as Error & { code?: string; responseCode?: number }
  return {
    message: message.replace(/\s+/g, ' '),
    ...(code && { code }),
    ...(responseCode && { responseCode }),
  }
}

/** A server may quote the command that it refuses, and the login command holds the password. */
function withoutPassword(reason: string, url: URL): string {
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  if (password === '') return reason
  const forms = [password, toBase64(password), toBase64(`\0${user}\0${password}`)]
  return forms.reduce((text, form) => text.replaceAll(form, '[password]'), reason)
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64')
