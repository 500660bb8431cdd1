import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scratchFolder, silentLog } from '../../tests/relay/fixtures.ts'
import { prepareFolder } from '../mailbox/maildir.ts'
import { Delivery, pauseAfter } from './delivery.ts'
import { type Outcome, outcomeOf } from './mailer.ts'
import { openQueue, type Queue } from './queue.ts'

const accepted: Outcome = { kind: 'accepted' }
const away: Outcome = { kind: 'temporary', code: 'ESOCKET', reason: 'refused', isServerAway: true }
const busy: Outcome = { kind: 'temporary', code: 'EENVELOPE 451', reason: 'later', isServerAway: false }
const never: Outcome = { kind: 'permanent', code: 'EENVELOPE 550', reason: '550 no such user' }

let folder: string
let queue: Queue
const deliveries: Delivery[] = []

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  folder = await scratchFolder()
  await prepareFolder(join(folder, 'failed'))
  queue = openQueue(folder)
})
afterEach(async () => {
  await Promise.all(deliveries.splice(0).map((delivery) => delivery.stop()))
  vi.useRealTimers()
})

async function queueLetter(count = 1, age = 0): Promise<string> {
  const name = `${Math.floor(Date.now() / 1000) - age}.M0P1Q${count}.host`
  await writeFile(join(folder, name), `letter ${count}`)
  return name
}

/** Answers in the given order, the last one for ever. */
function deliver(...outcomes: Outcome[]) {
  const sent: string[] = []
  const send = async (letter: Buffer) => {
    sent.push(letter.toString())
    return outcomes[Math.min(sent.length, outcomes.length) - 1] ?? accepted
  }
  const delivery = new Delivery(queue, send, silentLog)
  deliveries.push(delivery)
  return { sent, delivery }
}
const empty = () => vi.waitFor(async () => expect(await queue.names()).toEqual([]))
const sentTimes = (sent: string[], times: number) => vi.waitFor(() => expect(sent).toHaveLength(times))

test('a start takes up what the last run left in the queue', async () => {
  await queueLetter(1)
  await queueLetter(2)
  const { sent } = deliver(accepted)
  await empty()
  expect(sent.sort()).toEqual(['letter 1', 'letter 2'])
})

test('a letter that is told of twice is sent once', async () => {
  const name = await queueLetter()
  const { sent, delivery } = deliver(accepted)
  delivery.add(name)
  delivery.add(name)
  await empty()
  expect(sent).toHaveLength(1)
})

test('pauses grow from seconds to an hour and no further', () => {
  expect([1, 2, 3, 10, 11, 500].map(pauseAfter)).toEqual([5e3, 10e3, 20e3, 2_560e3, 3_600e3, 3_600e3])
})

test('after a temporary failure the letter stays and is tried again, not before its time', async () => {
  await queueLetter()
  const { sent } = deliver(busy, busy, accepted)
  await sentTimes(sent, 1)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2))
  await vi.advanceTimersByTimeAsync(pauseAfter(1) - 1)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await sentTimes(sent, 2)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2))
  await vi.advanceTimersByTimeAsync(pauseAfter(2))
  await empty()
})

test('when one letter gets through, those that found the server away follow at once', async () => {
  await queueLetter(1)
  const { sent, delivery } = deliver(away, accepted)
  await sentTimes(sent, 1)
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(2))
  delivery.add(await queueLetter(2))
  await empty()
  expect(sent).toEqual(['letter 1', 'letter 2', 'letter 1'])
})

test('a permanent failure sets the letter aside with its reason', async () => {
  const name = await queueLetter()
  deliver(never)
  await empty()
  expect(await queue.setAsideNames()).toEqual([name])
  expect(await queue.reasonOf(name)).toBe('550 no such user')
})

test('after five days a letter is set aside, not dropped', async () => {
  const name = await queueLetter(1, 6 * 24 * 60 * 60)
  deliver(away)
  await empty()
  expect(await queue.setAsideNames()).toEqual([name])
})

test('what was set aside can be tried again without a restart', async () => {
  await queueLetter()
  const { sent } = deliver(never, accepted)
  await empty()
  expect(await queue.retryAll()).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  await empty()
  expect(sent).toHaveLength(2)
  expect(await queue.setAsideNames()).toEqual([])
})

const smtpError = (code: string, responseCode?: number) =>
  Object.assign(new Error('x'), { code, responseCode })

test.each([
  ['EENVELOPE', 550, 'permanent'],
  ['EMESSAGE', 554, 'permanent'],
  ['EENVELOPE', 451, 'temporary'],
  ['EMESSAGE', 452, 'temporary'],
  ['EAUTH', 535, 'temporary'],
  ['EPROTOCOL', 554, 'temporary'],
  ['ESOCKET', undefined, 'temporary'],
  ['ETIMEDOUT', undefined, 'temporary'],
])('%s %s is %s', (code, responseCode, kind) => {
  expect(outcomeOf(smtpError(code, responseCode)).kind).toBe(kind)
})
