// Takes letters from the queue to the mail server, for as long as it needs.
import { codeOf, type Log } from '../log.ts'
import { arrivalOf } from '../mailbox/maildir.ts'
import { MAX_CONNECTIONS, type Outcome } from './mailer.ts'
import type { Queue } from './queue.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60 * 60 * 1000
/** RFC 5321, 4.5.4.1: give up after four to five days at the earliest. */
const GIVE_UP_AFTER_MS = 5 * 24 * 60 * 60 * 1000
/** Letters may come into the queue behind our back: `npm run inbox -- retry`, or a restored backup. */
const LOOK_AGAIN_MS = 60_000

type Failure = { code: string; isServerAway: boolean }
type Waiting = { failures: number; isServerAway: boolean; timer?: NodeJS.Timeout }

/** Grows with every failure, so that a server in trouble is not besieged. */
export function pauseAfter(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1))
}

export class Delivery {
  readonly #queue: Queue
  readonly #send: (letter: Buffer) => Promise<Outcome>
  readonly #log: Log
  readonly #known = new Map<string, Waiting>()
  readonly #ready: string[] = []
  readonly #inHand = new Set<Promise<void>>()
  readonly #looking: NodeJS.Timeout
  #isStopped = false

  constructor(queue: Queue, send: (letter: Buffer) => Promise<Outcome>, log: Log) {
    this.#queue = queue
    this.#send = send
    this.#log = log
    this.#looking = setInterval(() => this.#look(), LOOK_AGAIN_MS)
    this.#look()
  }

  add(name: string): void {
    if (this.#known.has(name)) return
    const waiting: Waiting = { failures: 0, isServerAway: false }
    this.#known.set(name, waiting)
    this.#awaken(name, waiting)
  }

  /** Finishes what is in hand; the rest stays in the queue for the next start. */
  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#looking)
    for (const { timer } of this.#known.values()) clearTimeout(timer)
    await Promise.allSettled(this.#inHand)
  }

  #look() {
    this.#queue.names().then(
      (names) => {
        for (const name of names) this.add(name)
      },
      (error: unknown) => this.#log.error({ code: codeOf(error) }, 'the queue cannot be read'),
    )
  }

  #awaken(name: string, waiting: Waiting) {
    clearTimeout(waiting.timer)
    waiting.isServerAway = false
    this.#ready.push(name)
    this.#fillHands()
  }

  #fillHands() {
    while (!this.#isStopped && this.#inHand.size < MAX_CONNECTIONS) {
      const name = this.#ready.shift()
      if (name === undefined) return
      const work = this.#deliver(name)
        .catch((error: unknown) => this.#retryLater(name, { code: codeOf(error), isServerAway: false }))
        .finally(() => {
          this.#inHand.delete(work)
          this.#fillHands()
        })
      this.#inHand.add(work)
    }
  }

  async #deliver(name: string) {
    const letter = await this.#queue.read(name)
    if (!letter) return void this.#known.delete(name)
    const outcome = await this.#send(letter)
    if (outcome.kind === 'accepted') return this.#accepted(name)
    if (outcome.kind === 'temporary' && !isTooOld(name)) return this.#retryLater(name, outcome)
    await this.#queue.setAside(name, outcome.reason)
    this.#known.delete(name)
    this.#log.error({ letter: name, code: outcome.code }, 'a letter was set aside; npm run inbox shows it')
  }

  async #accepted(name: string) {
    this.#log.info({ letter: name }, 'a letter was delivered')
    try {
      await this.#queue.remove(name)
      this.#known.delete(name)
    } catch (error) {
      // The name stays among the known: better a letter left in the queue than one sent every minute.
      this.#log.error({ letter: name, code: codeOf(error) }, 'a delivered letter cannot leave the queue')
    }
    // The server is there: nobody who waited for that need wait any longer.
    for (const [other, waiting] of this.#known) if (waiting.isServerAway) this.#awaken(other, waiting)
  }

  #retryLater(name: string, { code, isServerAway }: Failure) {
    const failures = (this.#known.get(name)?.failures ?? 0) + 1
    const pauseMs = pauseAfter(failures)
    this.#log.warn({ letter: name, code, failures, pauseMs }, 'a letter is tried again later')
    const waiting: Waiting = { failures, isServerAway }
    this.#known.set(name, waiting)
    if (!this.#isStopped) waiting.timer = setTimeout(() => this.#awaken(name, waiting), pauseMs)
  }
}

function isTooOld(name: string): boolean {
  const arrival = arrivalOf(name)
  return arrival !== undefined && Date.now() - arrival.getTime() > GIVE_UP_AFTER_MS
}
