// Delivers the messages of the queue to the mail server, and retries until each is accepted or refused for good.
import { codeOf, type Log } from '../log.ts'
import { arrivalOf } from '../mailbox/maildir.ts'
import type { DeliveryResult, Mailer } from './mailer.ts'
import type { Queue } from './queue.ts'

/** For retries, and for other processes that add messages: `npm run inbox` with `retry` or `not-junk`, a restored backup. */
const SCAN_INTERVAL_MS = 1_000
const INITIAL_DELAY_MS = 5_000
const MAX_DELAY_MS = 60 * 60 * 1000
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

/** A delivered message stays known until its file is removed. One that cannot be removed is not sent again. */
type Waiting = { giveUpAt: number; failures: number; isDelivered: boolean }

/** Exponential backoff, 5 s to 1 h. */
export const retryDelay = (failures: number) => Math.min(MAX_DELAY_MS, INITIAL_DELAY_MS * 2 ** (failures - 1))

/** A 4xx reply to the login is about the server's state, not about the password. */
const isLoginRefused = (code: string) => /^EAUTH(?! 4)/.test(code)

export type Delivery = ReturnType<typeof startDelivery>

export function startDelivery(queue: Queue, mailer: Mailer, log: Log) {
  const known = new Map<string, Waiting>()
  let lastError: DeliveryStatus['lastError'] = null
  // All messages go to one server, and many providers limit their number or block an account after a few refused logins.
  // So there is one attempt at a time, and after a failure all messages wait.
  let inFlight: Promise<void> | undefined
  /** In the time of `performance.now()`, which a corrected system clock does not change. */
  let pausedUntil = 0
  let refusedLogins = 0
  /** Whether the server has answered to our settings, be it with a refusal. */
  let isVerified = false
  let verifications = 0
  let isStopped = false

  function add(names: readonly string[]): void {
    const now = Date.now()
    for (const name of names.filter((name) => !known.has(name))) {
      const arrived = arrivalOf(name)?.getTime() ?? now
      const giveUpAt = Math.max(arrived + GIVE_UP_AFTER_MS, now + MIN_RETRY_TIME_MS)
      known.set(name, { giveUpAt, failures: 0, isDelivered: false })
      // It need not wait as long as messages that have failed often.
      if (refusedLogins === 0) pausedUntil = Math.min(pausedUntil, performance.now() + INITIAL_DELAY_MS)
    }
    sendNext()
  }

  function sendNext() {
    if (isStopped || inFlight || pausedUntil > performance.now()) return
    // A message that the server keeps refusing with 4xx must not delay the others.
    const [next] = [...known]
      .filter(([, { isDelivered }]) => !isDelivered)
      .sort(([, one], [, other]) => one.failures - other.failures)
    if (next) start(attemptDelivery(...next))
    else if (!isVerified) start(verify())
  }

  function start(attempt: Promise<void>) {
    inFlight = attempt.finally(() => {
      inFlight = undefined
      sendNext()
    })
  }

  async function attemptDelivery(name: string, message: Waiting) {
    try {
      await deliver(name, message)
    } catch (error) {
      if (!message.isDelivered) return retryLater(name, message, codeOf(error))
      log.error({ message: name, code: codeOf(error) }, 'a delivered message cannot be removed')
    }
  }

  async function deliver(name: string, message: Waiting) {
    const content = await queue.read(name)
    if (!content) return void known.delete(name)
    const result = await mailer.send(content)
    noteResult(result, message.failures + 1)
    if (result.kind === 'accepted') {
      message.isDelivered = true
      log.info({ message: name }, 'message delivered')
      await queue.remove(name)
      return void known.delete(name)
    }
    const { kind, code, reason } = result
    if (kind === 'temporary' && Date.now() <= message.giveUpAt) {
      await queue.noteFailure(name, reason)
      return retryLater(name, message, code)
    }
    await queue.moveToDeadLetters(name, reason)
    known.delete(name)
    log.error({ message: name, code }, 'message not delivered; npm run inbox shows the reason')
  }

  function retryLater(name: string, message: Waiting, code: string) {
    message.failures += 1
    const delayMs = pause(message.failures)
    log.warn({ message: name, code, failures: message.failures, delayMs }, 'delivery failed; retrying later')
  }

  function pause(failures: number): number {
    const delayMs = retryDelay(refusedLogins || failures)
    pausedUntil = performance.now() + delayMs
    return delayMs
  }

  function noteResult(result: DeliveryResult, failures: number) {
    if (result.kind === 'accepted') {
      isVerified = true
      lastError = null
      refusedLogins = 0
      return
    }
    lastError = { code: result.code, at: new Date() }
    if (isLoginRefused(result.code)) {
      isVerified = true
      refusedLogins += 1
    }
    if (result.kind === 'temporary') pause(failures)
  }

  function scan() {
    queue
      .names()
      .then(add, (error: unknown) => log.error({ code: codeOf(error) }, 'the queue cannot be read'))
  }

  /** At start: a wrong password is reported at once, not with the first enquiry. The network may come up later. */
  async function verify() {
    const { server } = mailer
    const result = await mailer.verify()
    verifications += 1
    noteResult(result, verifications)
    if (result.kind === 'accepted') {
      return log.info({ server }, `mail server ${server}: settings accepted`)
    }
    const { code, reason } = result
    const text = `mail server ${server}: ${reason}. Enquiries are stored; check SMTP_URL`
    log.error({ server, code, reason }, text)
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
    await inFlight
  }

  const scanTimer = setInterval(scan, SCAN_INTERVAL_MS)
  start(verify())
  scan()
  return { add, status, stop }
}
