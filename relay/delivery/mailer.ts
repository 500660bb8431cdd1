// Sends one message to the SMTP server and returns the result as a value.
import { createTransport } from 'nodemailer'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailSettings } from '#settings/mail-settings.ts'
import { codeOf } from '../log.ts'

/**
 * `rejected` is final, `deferred` is temporary, and `unavailable` is not about a message but the server or the login.
 * `code` may be logged and published. The `reason` why a message was refused may quote an address, so it is stored
 * beside the message and not logged.
 */
type Failure = { kind: 'rejected' | 'deferred' | 'unavailable'; code: string; reason: string }
export type DeliveryResult = { kind: 'accepted' } | Failure

export type Mailer = ReturnType<typeof openMailer>

/**
 * This reports a blocked port soon. All other limits are nodemailer's: it waits ten minutes for the reply to DATA, as
 * RFC 5321, 4.5.3.2.6 asks, because a message that is given up too early is delivered twice.
 */
const CONNECTION_TIMEOUT_MS = 20_000

export function openMailer({ from, to }: MailSettings, smtpUrl: string) {
  const url = new URL(smtpUrl)
  const transport = createTransport({
    url: smtpUrl, // Options in its query, such as ?requireTLS=false, override those below.
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    // Loopback traffic cannot be intercepted; to any other host nothing is sent without TLS.
    requireTLS: !/^(localhost|127\.[0-9.]+|\[::1\])$/.test(url.hostname),
  })

  const addressHeaders = new MailComposer({ from, to }).compile().buildHeaders()

  async function resultOf(attempt: Promise<unknown>): Promise<DeliveryResult> {
    try {
      await attempt
      return { kind: 'accepted' }
    } catch (error) {
      const failure = classify(error)
      return { ...failure, reason: withoutPassword(failure.reason, url) }
    }
  }

  return {
    /** Names the mail server in the log. */
    server: `${url.hostname}:${url.port || (url.protocol === 'smtps:' ? 465 : 587)}`,
    send: (stored: Buffer) => {
      const raw = withAddresses(stored, addressHeaders)
      return resultOf(transport.sendMail({ envelope: { from: from.address, to: [to.address] }, raw }))
    },
    /** Connects and authenticates, and sends nothing. */
    verify: () => resultOf(transport.verify()),
  }
}

/** By RFC 4954, 6, a server with this reply wants a login or TLS before it takes any message. */
const AUTHENTICATION_REQUIRED = 530

/** Only a 5xx reply to the message itself rejects it. One to the login would move every message to the dead letters. */
export function classify(error: unknown): Failure {
  const { responseCode = 0, message } = error as Error & { responseCode?: number }
  const code = codeOf(error)
  const isAboutMessage =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== AUTHENTICATION_REQUIRED
  const refusal = responseCode >= 500 ? 'rejected' : 'deferred'
  return {
    kind: isAboutMessage ? refusal : 'unavailable',
    code: [code, responseCode].filter(Boolean).join(' '),
    reason: message.replace(/\s+/g, ' '),
  }
}

/** Puts in From and To of the present settings, so that a message that was refused for other ones can be sent again. */
function withAddresses(stored: Buffer, headers: string): Buffer {
  // Decoding as latin1 and encoding again keeps every byte, whatever its encoding is.
  let message = stored.toString('latin1')
  for (const header of [/^From: .*(?:\r?\n[ \t].*)*/m, /^To: .*(?:\r?\n[ \t].*)*/m]) {
    message = message.replace(header, () => header.exec(headers)?.[0] ?? '')
  }
  return Buffer.from(message, 'latin1')
}

/** Removes the password: a server may quote the command that it refuses, and the login command contains the password. */
function withoutPassword(reason: string, url: URL): string {
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  if (password === '') return reason
  const forms = [password, toBase64(password), toBase64(`\0${user}\0${password}`)]
  return forms.reduce((text, form) => text.replaceAll(form, '[password]'), reason)
}

const toBase64 = (text: string) => Buffer.from(text).toString('base64')
