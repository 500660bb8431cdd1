// Delivers the messages of the queue to the mail server, and retries until each is accepted or refused for good.
import { codeOf, type Log } from '../log.ts'
import { arrivalOf } from '../mailbox/maildir.ts'
import type { DeliveryResult, Mailer } from './mailer.ts'
import type { Queue } from './queue.ts'
import { retryDelay } from './retry-delay.ts'

/** For retries, and for other processes that add messages: `npm run inbox` with `retry` or `not-junk`, a restored backup. */
const SCAN_INTERVAL_MS = 1_000
/** Connections at once. A few enquiries a day need one; after an outage three clear the queue within minutes. */
const MAX_SMTP_CONNECTIONS = 3
/** RFC 5321, 4.5.4.1: at least four to five days. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000
/** For a message that is older when it is queued again: a dead letter, or one from Junk. */
const MIN_RETRY_TIME_MS = 24 * 60 * 60 * 1000

/** For monitoring: counts, times and codes, nothing about a person. */
export type DeliveryStatus = {
  waiting: number
  /** When the message that has waited longest arrived. */
  oldest: Date | null
  deadLetters: number
  /** Since the last success; `null` when the last attempt was one. */
  lastError: { code: string; at: Date } | null
}

/** `sendAt` is in the time of `performance.now()`, which a corrected system clock does not change. */
type Waiting = { giveUpAt: number; failures: number; sendAt: number }
/** `sendAt` of a message that is in flight, or that was delivered and cannot be removed. */
const NEVER = Number.POSITIVE_INFINITY

/** A 4xx reply to the login is about the server's state, not about the password. */
const isLoginRefused = (code: string) => /^EAUTH(?! 4)/.test(code)

export type Delivery = ReturnType<typeof startDelivery>

export function startDelivery(queue: Queue, mailer: Mailer, log: Log) {
  const known = new Map<string, Waiting>()
  const inFlight = new Set<Promise<void>>()
  let lastError: DeliveryStatus['lastError'] = null
  // All messages go to one server, and many providers limit their number or block an account after a few refused logins.
  // So after a failure all messages wait, and there is one attempt at a time until the server accepts a message again.
  let isAccepting = false
  let pausedUntil = 0
  let refusedLogins = 0
  let isStopped = false

  function add(names: readonly string[]): void {
    const now = Date.now()
    for (const name of names.filter((name) => !known.has(name))) {
      const arrived = arrivalOf(name)?.getTime() ?? now
      const giveUpAt = Math.max(arrived + GIVE_UP_AFTER_MS, now + MIN_RETRY_TIME_MS)
      known.set(name, { giveUpAt, failures: 0, sendAt: 0 })
    }
    sendDue()
  }

  function sendDue() {
    // A message that the server keeps refusing with 4xx must not delay the others.
    const fewestFailuresFirst = [...known].sort(([, one], [, other]) => one.failures - other.failures)
    for (const [name, message] of fewestFailuresFirst) {
      const maxConnections = isAccepting ? MAX_SMTP_CONNECTIONS : 1
      if (isStopped || inFlight.size >= maxConnections || pausedUntil > performance.now()) return
      if (message.sendAt > performance.now()) continue
      message.sendAt = NEVER
      const attempt = deliver(name, message)
        .catch((error: unknown) => retryLater(name, message, codeOf(error)))
        .finally(() => {
          inFlight.delete(attempt)
          sendDue()
        })
      inFlight.add(attempt)
    }
  }

  async function deliver(name: string, message: Waiting) {
    const content = await queue.read(name)
    if (!content) return void known.delete(name)
    const result = await mailer.send(content)
    noteResult(result)
    if (result.kind === 'accepted') return accepted(name)
    const { kind, code, reason } = result
    if (kind === 'temporary' && Date.now() <= message.giveUpAt) {
      await queue.noteFailure(name, reason)
      return retryLater(name, message, code)
    }
    await queue.moveToDeadLetters(name, reason)
    known.delete(name)
    log.error({ message: name, code }, 'message not delivered; npm run inbox shows the reason')
  }

  async function accepted(name: string) {
    log.info({ message: name }, 'message delivered')
    try {
      await queue.remove(name)
      known.delete(name)
    } catch (error) {
      // The name stays known, so that a message that cannot be removed is not sent again at every scan.
      log.error({ message: name, code: codeOf(error) }, 'a delivered message cannot be removed')
    }
    // The server works, so the messages that have failed need not wait for their retry.
    for (const message of known.values()) if (message.sendAt !== NEVER) message.sendAt = 0
  }

  function retryLater(name: string, message: Waiting, code: string) {
    message.failures += 1
    const delayMs = retryDelay(message.failures)
    log.warn({ message: name, code, failures: message.failures, delayMs }, 'delivery failed; retrying later')
    message.sendAt = performance.now() + delayMs
  }

  function noteResult(result: DeliveryResult) {
    if (result.kind === 'accepted') {
      lastError = null
      isAccepting = true
      refusedLogins = 0
      return
    }
    const { kind, code } = result
    lastError = { code, at: new Date() }
    if (kind === 'permanent') return
    isAccepting = false
    if (isLoginRefused(code)) refusedLogins += 1
    pausedUntil = performance.now() + retryDelay(Math.max(1, refusedLogins))
  }

  function scan() {
    queue
      .names()
      .then(add, (error: unknown) => log.error({ code: codeOf(error) }, 'the queue cannot be read'))
  }

  /** At start: a wrong password is reported at once, not with the first enquiry. */
  async function verify(failures = 0) {
    const { server } = mailer
    const result = await mailer.verify()
    noteResult(result)
    if (result.kind === 'accepted') {
      return log.info({ server }, `mail server ${server}: settings accepted`)
    }
    const { code, reason } = result
    const text = `mail server ${server}: ${reason}. Enquiries are stored; check SMTP_URL`
    log.error({ server, code, reason }, text)
    // The network may come up after the relay.
    if (!isLoginRefused(code)) setTimeout(verify, retryDelay(failures + 1), failures + 1).unref()
  }

  async function status(): Promise<DeliveryStatus> {
    const names = await queue.names()
    const deadLetters = (await queue.deadLetterNames()).length
    const oldest = (names[0] && arrivalOf(names[0])) || null
    return { waiting: names.length, oldest, deadLetters, lastError }
  }

  /** Finishes what is in flight; the rest stays in the queue for the next start. */
  async function stop(): Promise<void> {
    isStopped = true
    clearInterval(scanTimer)
    await Promise.allSettled(inFlight)
  }

  const scanTimer = setInterval(scan, SCAN_INTERVAL_MS)
  verify()
  scan()
  return { add, status, stop }
}
