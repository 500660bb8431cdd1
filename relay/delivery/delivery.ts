// Delivers the messages of the queue to the mail server, and retries until each is accepted or refused for good.
import { errorFacts, type Log } from '../log.ts'
import { arrivalOf } from '../message-name.ts'
import { afterFailure, type Backoff, DUE, NEVER } from './backoff.ts'
import type { Mailer } from './mailer.ts'
import type { Queue } from './queue.ts'

/** The queue is read at this interval, because other processes add messages too, such as `npm run inbox -- retry`. */
const SCAN_INTERVAL_MS = 1_000
export type Delivery = ReturnType<typeof startDelivery>
export type DeliveryStatus = Awaited<ReturnType<Delivery['status']>>

export function startDelivery(queue: Queue, mailer: Mailer, log: Log) {
  /** The last error since the last success. It is `null` if the last attempt succeeded. */
  let lastError: { code: string; at: Date } | null = null
  /** All messages wait until the server has accepted the login. Then this is `undefined`. */
  let verification: Backoff | undefined = DUE
  const messages = new Map<string, Backoff>()
  const backoffOf = (name: string) => messages.get(name) ?? DUE
  let inFlight: Promise<void> | undefined
  let isStopped = false

  /** Makes one attempt at a time, because all messages go to one server. */
  function start(work: () => Promise<void>) {
    inFlight ??= work()
      .catch((error: unknown) => log.error(errorFacts(error), 'the queue cannot be used'))
      .finally(() => {
        inFlight = undefined
      })
  }

  /** Tries the login at start, so that a wrong password is reported before the first enquiry, and then until it succeeds. */
  async function verifyIfDue() {
    if (!verification || performance.now() < verification.retryAt) return
    const result = await mailer.verify()
    const { server } = mailer
    if (result.kind === 'accepted') {
      if (verification.failures > 0) lastError = null
      verification = undefined
      return log.info({ server }, `mail server ${server}: settings accepted`)
    }
    const { code, reason } = result
    verification = afterFailure(verification)
    lastError = { code, at: new Date() }
    const text = `mail server ${server}: ${reason}. Enquiries are stored; check SMTP_URL`
    log.error({ server, code, reason }, text)
    for (const name of await queue.names()) await queue.noteFailure(name, reason)
  }

  async function deliverDue() {
    await verifyIfDue()
    // While all messages wait, thousands of them need not be listed each second.
    if (verification) return
    for (const name of await queue.names()) {
      if (isStopped || verification) return
      if (performance.now() >= backoffOf(name).retryAt) await deliver(name)
    }
  }

  async function deliver(name: string) {
    try {
      await attemptDelivery(name)
    } catch (error) {
      // The disk may be full, for example, or this user may not read the file.
      messages.set(name, afterFailure(backoffOf(name)))
      log.error({ message: name, ...errorFacts(error) }, 'a file of the queue cannot be used')
    }
  }

  async function attemptDelivery(name: string) {
    const content = await queue.read(name)
    if (!content) return
    const result = await mailer.send(content)
    if (result.kind === 'accepted') {
      lastError = null
      log.info({ message: name }, 'message delivered')
      // If its file cannot be removed, it is at least not sent again.
      messages.set(name, NEVER)
      await queue.remove(name)
      messages.delete(name)
      return
    }
    const { kind, code, reason } = result
    lastError = { code, at: new Date() }
    // A message on which the server breaks its connection must not hold up the others: if the server still accepts the
    // login, they are delivered, and only this one waits.
    if (kind === 'unavailable') verification = DUE
    await queue.noteFailure(name, reason)
    if (kind === 'rejected') {
      await queue.moveToDeadLetters(name)
      messages.delete(name)
      log.error({ message: name, code }, 'message not delivered; npm run inbox shows the reason')
      return
    }
    const backoff = afterFailure(backoffOf(name))
    messages.set(name, backoff)
    log.warn({ message: name, code, failures: backoff.failures }, 'delivery failed; retrying later')
  }

  /** Returns counts, times and codes for monitoring, and nothing about a person. `oldest` is the arrival of that message. */
  async function status() {
    const names = await queue.names()
    const deadLetters = (await queue.deadLetterNames()).length
    const oldest = (names[0] && arrivalOf(names[0])) || null
    return { waiting: names.length, oldest, deadLetters, lastError }
  }

  /** Finishes the delivery that is in flight. All other messages stay in the queue for the next start. */
  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(scanTimer)
    await inFlight
  }

  start(verifyIfDue)
  const verified = inFlight
  const scanTimer = setInterval(start, SCAN_INTERVAL_MS, deliverDue)
  return { verified, status, stop }
}
