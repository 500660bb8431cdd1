// Delivers the messages of the queue to the mail server, and retries until each is accepted or refused for good.
import { codeOf, type Log } from '../log.ts'
import { arrivalOf } from '../mailbox/maildir.ts'
import type { DeliveryResult, Mailer } from './mailer.ts'
import type { Queue } from './queue.ts'

/** Other processes add messages too: `npm run inbox` with `retry` or `not-junk`, a restored backup. */
const SCAN_INTERVAL_MS = 1_000
const INITIAL_DELAY_MS = 5_000
const MAX_DELAY_MS = 60 * 60 * 1000
/** The codes of nodemailer for a connection that failed, at whatever step. */
const CONNECTION_FAILED = /^E(CONNECTION|SOCKET|TIMEDOUT)$/

/** `retryAt` is in the time of `performance.now()`, which a corrected system clock does not change. */
type Backoff = { failures: number; retryAt: number }

const NO_FAILURE: Backoff = { failures: 0, retryAt: 0 }

/** Exponential, 5 s to 1 h. */
export const retryDelay = (failures: number) => Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** (failures - 1))

function afterFailure({ failures }: Backoff): Backoff {
  return { failures: failures + 1, retryAt: performance.now() + retryDelay(failures + 1) }
}

export type Delivery = ReturnType<typeof startDelivery>
export type DeliveryStatus = Awaited<ReturnType<Delivery['status']>>

export function startDelivery(queue: Queue, mailer: Mailer, log: Log) {
  /** Since the last success; `null` when the last attempt was one. */
  let lastError: { code: string; at: Date } | null = null
  /** While the server cannot be reached, or refuses the login, all messages wait. */
  let server = NO_FAILURE
  const messages = new Map<string, Backoff>()
  const backoffOf = (name: string) => messages.get(name) ?? NO_FAILURE
  /** A delivered message whose file cannot be removed must not be sent again. */
  const delivered = new Set<string>()
  let inFlight: Promise<void> | undefined
  let isStopped = false

  /** One attempt at a time, because all messages go to one server. */
  function start(work: () => Promise<void>) {
    inFlight ??= work()
      .catch((error: unknown) => log.error({ code: codeOf(error) }, 'the queue cannot be read'))
      .finally(() => {
        inFlight = undefined
      })
  }

  /** At start, so that a wrong password is reported at once and not with the first enquiry; then until it succeeds. */
  async function verify() {
    const result = await mailer.verify()
    noteResult(result)
    const { server } = mailer
    if (result.kind === 'accepted') return log.info({ server }, `mail server ${server}: settings accepted`)
    const { code, reason } = result
    const text = `mail server ${server}: ${reason}. Enquiries are stored; check SMTP_URL`
    log.error({ server, code, reason }, text)
  }

  async function deliverDue() {
    const names = (await queue.names()).filter((name) => !delivered.has(name))
    // While the server is not available, each attempt takes another message.
    names.sort((one, other) => backoffOf(one).failures - backoffOf(other).failures)
    const mayHaveRecovered = server.failures > 0 && performance.now() >= server.retryAt
    if (names.length === 0 && mayHaveRecovered) await verify()
    for (const name of names) {
      if (isStopped || performance.now() < server.retryAt) return
      if (performance.now() >= backoffOf(name).retryAt) await deliver(name)
    }
  }

  async function deliver(name: string) {
    try {
      await attemptDelivery(name)
    } catch (error) {
      // Such as a full disk, or a file that this user may not read.
      messages.set(name, afterFailure(backoffOf(name)))
      log.error({ message: name, code: codeOf(error) }, 'a file of the queue cannot be used')
    }
  }

  async function attemptDelivery(name: string) {
    const content = await queue.read(name)
    if (!content) return
    const result = await send(content)
    noteResult(result)
    if (result.kind === 'accepted') {
      log.info({ message: name }, 'message delivered')
      delivered.add(name)
      await queue.remove(name)
      delivered.delete(name)
      messages.delete(name)
    } else if (result.kind === 'rejected') {
      await queue.moveToDeadLetters(name, result.reason)
      messages.delete(name)
      const text = 'message not delivered; npm run inbox shows the reason'
      log.error({ message: name, code: result.code }, text)
    } else {
      const backoff = afterFailure(backoffOf(name))
      messages.set(name, backoff)
      log.warn(
        { message: name, code: result.code, failures: backoff.failures },
        'delivery failed; retrying later',
      )
      await queue.noteFailure(name, result.reason)
    }
  }

  /** A message on which the server breaks every connection must not hold up the others. */
  async function send(content: Buffer): Promise<DeliveryResult> {
    const result = await mailer.send(content)
    if (result.kind !== 'unavailable' || !CONNECTION_FAILED.test(result.code)) return result
    const { kind } = await mailer.verify()
    return kind === 'accepted' ? { ...result, kind: 'deferred' } : result
  }

  function noteResult(result: DeliveryResult) {
    server = result.kind === 'unavailable' ? afterFailure(server) : NO_FAILURE
    lastError = result.kind === 'accepted' ? null : { code: result.code, at: new Date() }
  }

  /** For monitoring: counts, times and codes, nothing about a person. `oldest` is when that message arrived. */
  async function status() {
    const names = await queue.names()
    const deadLetters = (await queue.deadLetterNames()).length
    const oldest = (names[0] && arrivalOf(names[0])) || null
    return { waiting: names.length, oldest, deadLetters, lastError }
  }

  /** Finishes what is in flight; the rest stays in the queue for the next start. */
  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(scanTimer)
    await inFlight
  }

  start(verify)
  const verified = inFlight
  const scanTimer = setInterval(start, SCAN_INTERVAL_MS, deliverDue)
  return { verified, status, stop }
}
