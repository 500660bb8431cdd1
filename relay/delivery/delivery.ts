// Delivers the messages of the queue to the mail server, and retries until each is accepted or refused for good.
import { codeOf, type Log } from '../log.ts'
import { arrivalOf } from '../mailbox/maildir.ts'
import { isTooOldToRetry, retryDelay } from './backoff.ts'
import { MAX_CONNECTIONS, type Mailer, type Outcome } from './mailer.ts'
import type { Queue } from './queue.ts'

/** Other processes add messages too: `npm run inbox -- retry`, 'not junk', a restored backup. */
const SCAN_INTERVAL_MS = 5_000

type Failure = Exclude<Outcome, { kind: 'accepted' }>
type Waiting = { failures: number; isServerDown: boolean; timer?: NodeJS.Timeout }

/** For monitoring: counts, times and codes, nothing about a person. */
export type DeliveryStatus = {
  waiting: number
  /** When the message that has waited longest arrived. */
  oldest: Date | null
  deadLetters: number
  /** Since the last success; `null` when the last attempt was one. */
  lastError: { code: string; at: Date } | null
}

export class Delivery {
  readonly #queue: Queue
  readonly #mailer: Mailer
  readonly #log: Log
  readonly #known = new Map<string, Waiting>()
  readonly #ready: string[] = []
  readonly #inFlight = new Set<Promise<void>>()
  readonly #scanTimer: NodeJS.Timeout
  #lastError: DeliveryStatus['lastError'] = null
  #isStopped = false

  constructor(queue: Queue, mailer: Mailer, log: Log) {
    this.#queue = queue
    this.#mailer = mailer
    this.#log = log
    this.#scanTimer = setInterval(() => this.#scan(), SCAN_INTERVAL_MS)
    this.#verify()
    this.#scan()
  }

  add(name: string): void {
    if (this.#known.has(name)) return
    const waiting: Waiting = { failures: 0, isServerDown: false }
    this.#known.set(name, waiting)
    this.#wake(name, waiting)
  }

  async status(): Promise<DeliveryStatus> {
    const names = await this.#queue.names()
    const deadLetters = (await this.#queue.deadLetterNames()).length
    const oldest = (names[0] && arrivalOf(names[0])) || null
    return { waiting: names.length, oldest, deadLetters, lastError: this.#lastError }
  }

  /** Finishes what is in flight; the rest stays in the queue for the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#scanTimer)
    for (const { timer } of this.#known.values()) clearTimeout(timer)
    await Promise.allSettled(this.#inFlight)
  }

  /** At start: a wrong password is reported at once, not with the first enquiry. */
  async #verify() {
    const { server } = this.#mailer
    const outcome = await this.#mailer.verify()
    if (outcome.kind === 'accepted')
      return this.#log.info({ server }, `mail server ${server}: settings accepted`)
    const { code, reason } = outcome
    this.#lastError = { code, at: new Date() }
    this.#log.error(
      { server, code, reason },
      `mail server ${server}: ${reason}. Enquiries are stored; check SMTP_URL`,
    )
  }

  #scan() {
    this.#queue.names().then(
      (names) => {
        for (const name of names) this.add(name)
      },
      (error: unknown) => this.#log.error({ code: codeOf(error) }, 'the queue cannot be read'),
    )
  }

  #wake(name: string, waiting: Waiting) {
    clearTimeout(waiting.timer)
    waiting.isServerDown = false
    this.#ready.push(name)
    this.#sendNext()
  }

  #sendNext() {
    while (!this.#isStopped && this.#inFlight.size < MAX_CONNECTIONS) {
      const name = this.#ready.shift()
      if (name === undefined) return
      const attempt = this.#deliver(name)
        .catch((error: unknown) => this.#retryLater(name, { code: codeOf(error), isServerDown: false }))
        .finally(() => {
          this.#inFlight.delete(attempt)
          this.#sendNext()
        })
      this.#inFlight.add(attempt)
    }
  }

  async #deliver(name: string) {
    const content = await this.#queue.read(name)
    if (!content) return void this.#known.delete(name)
    const outcome = await this.#mailer.send(content)
    if (outcome.kind === 'accepted') return this.#accepted(name)
    this.#lastError = { code: outcome.code, at: new Date() }
    if (outcome.kind === 'temporary' && !isTooOldToRetry(arrivalOf(name))) {
      await this.#queue.noteFailure(name, outcome.reason)
      return this.#retryLater(name, outcome)
    }
    return this.#refused(name, outcome)
  }

  async #accepted(name: string) {
    this.#lastError = null
    this.#log.info({ message: name }, 'message delivered')
    try {
      await this.#queue.remove(name)
      this.#known.delete(name)
    } catch (error) {
      // The name stays known, so that a message that cannot be removed is not sent again at every scan.
      this.#log.error({ message: name, code: codeOf(error) }, 'a delivered message cannot be removed')
    }
    // The server is up again, so messages that found it down need not wait for their retry.
    for (const [other, waiting] of this.#known) if (waiting.isServerDown) this.#wake(other, waiting)
  }

  async #refused(name: string, { code, reason }: Failure) {
    await this.#queue.moveToDeadLetters(name, reason)
    this.#known.delete(name)
    this.#log.error({ message: name, code }, 'message not delivered; npm run inbox shows the reason')
  }

  #retryLater(name: string, { code, isServerDown }: { code: string; isServerDown: boolean }) {
    const failures = (this.#known.get(name)?.failures ?? 0) + 1
    const delayMs = retryDelay(failures)
    this.#log.warn({ message: name, code, failures, delayMs }, 'delivery failed; retrying later')
    const waiting: Waiting = { failures, isServerDown }
    this.#known.set(name, waiting)
    if (!this.#isStopped) waiting.timer = setTimeout(() => this.#wake(name, waiting), delayMs)
  }
}
