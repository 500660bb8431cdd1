import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { prepareDirectory } from '../mailbox/maildir.ts'
import { retryDelay, startDelivery } from './delivery.ts'
import { classify, type DeliveryResult } from './mailer.ts'
import { deadLettersOf, openQueue, type Queue } from './queue.ts'

let retries: unknown[]
const log = {
  info: () => undefined,
  warn: (line: unknown) => void retries.push(line),
  error: () => undefined,
}
const accepted: DeliveryResult = { kind: 'accepted' }
const tryLater: DeliveryResult = { kind: 'temporary', code: 'EENVELOPE 451', reason: 'later' }

const DAY_MS = 24 * 60 * 60 * 1000

let directory: string
let queue: Queue

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  retries = []
  directory = await temporaryDirectory()
  await prepareDirectory(deadLettersOf(directory))
  queue = openQueue(directory)
})
afterEach(() => vi.useRealTimers())

async function enqueue(count = 1, ageSeconds = 0): Promise<string> {
  const name = `${Math.floor(Date.now() / 1000) - ageSeconds}.M0P1Q${count}.host`
  await writeFile(join(directory, name), `message ${count}`)
  return name
}

/** Answers in the given order, and repeats the last answer. */
function deliver(...results: DeliveryResult[]) {
  const sent: string[] = []
  const send = async (message: Buffer) => {
    sent.push(message.toString())
    return results[Math.min(sent.length, results.length) - 1] ?? accepted
  }
  const mailer = { server: 'smtp.example.com:465', send, verify: async () => accepted }
  return { sent, delivery: startDelivery(queue, mailer, log) }
}
/** For a disk that other work slows down. */
const WAIT = { timeout: 30_000 }
const queueIsEmpty = () => vi.waitFor(async () => expect(await queue.names()).toEqual([]), WAIT)
const hasFailed = (times = 1) => vi.waitFor(() => expect(retries).toHaveLength(times), WAIT)

test('backs off from 5 seconds to an hour', () => {
  expect([1, 2, 3, 10, 11, 500].map(retryDelay)).toEqual([5e3, 10e3, 20e3, 2_560e3, 3_600e3, 3_600e3])
})

test('retries after the delay and not before, and reports what waits, since when and why', async () => {
  const name = await enqueue(1, 60)
  const oldest = new Date(Number(name.split('.')[0]) * 1000)
  const { sent, delivery } = deliver(tryLater, accepted)
  await hasFailed()
  delivery.add([name]) // as every scan does
  const lastError = { code: 'EENVELOPE 451', at: expect.any(Date) }
  expect(await delivery.status()).toEqual({ waiting: 1, oldest, deadLetters: 0, lastError })
  expect(await queue.undelivered()).toMatchObject([{ name, reason: 'later', isDeadLetter: false }])
  await vi.advanceTimersByTimeAsync(retryDelay(1) - 1_000)
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  await queueIsEmpty()
  expect(await delivery.status()).toEqual({ waiting: 0, oldest: null, deadLetters: 0, lastError: null })
})

test('asks a mail server that was not reached at the start again, but does not repeat a refused login', async () => {
  const verify = vi.fn(async (): Promise<DeliveryResult> => accepted)
  const mailer = { server: 'smtp.example.com:465', send: async () => accepted, verify }
  verify.mockResolvedValueOnce({ kind: 'temporary', code: 'EDNS', reason: 'not found' })
  const delivery = startDelivery(queue, mailer, log)
  await vi.waitFor(async () => expect((await delivery.status()).lastError?.code).toBe('EDNS'), WAIT)
  await vi.waitFor(async () => expect((await delivery.status()).lastError).toBe(null), WAIT)

  verify.mockClear().mockResolvedValue({ kind: 'temporary', code: 'EAUTH 535', reason: 'wrong password' })
  startDelivery(queue, mailer, log)
  await vi.advanceTimersByTimeAsync(2 * retryDelay(1))
  expect(verify).toHaveBeenCalledTimes(1)

  // RFC 4954, 4.7.5: a temporary failure.
  verify.mockClear().mockResolvedValue({ kind: 'temporary', code: 'EAUTH 454', reason: 'later' })
  startDelivery(queue, mailer, log)
  await vi.waitFor(() => expect(verify).toHaveBeenCalledTimes(2), WAIT)
})

test('sends no message while the settings are being verified', async () => {
  const name = await enqueue()
  let accept = () => {}
  const verified = new Promise<DeliveryResult>((resolve) => {
    accept = () => resolve(accepted)
  })
  const send = vi.fn(async () => accepted)
  const mailer = { server: 'smtp.example.com:465', send, verify: () => verified }
  const delivery = startDelivery(queue, mailer, log)
  delivery.add([name])
  await vi.advanceTimersByTimeAsync(retryDelay(1))
  expect(send).not.toHaveBeenCalled()
  accept()
  await queueIsEmpty()
})

test('after a refused login all messages wait for the next attempt, also on a full disk', async () => {
  for (const number of [1, 2, 3]) await enqueue(number)
  const refused: DeliveryResult = { kind: 'temporary', code: 'EAUTH 535', reason: 'wrong password' }
  const attempt = vi.fn(async () => refused)
  const mailer = { server: 'smtp.example.com:465', send: attempt, verify: attempt }
  const noteFailure = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }))
  const delivery = startDelivery({ ...queue, noteFailure }, mailer, log)
  delivery.add([await enqueue(4)])
  await vi.advanceTimersByTimeAsync(retryDelay(1) - 1_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_000)
  await hasFailed()
  delivery.add([await enqueue(5)])
  await vi.advanceTimersByTimeAsync(retryDelay(2) - 2_000)
  expect(attempt).toHaveBeenCalledTimes(2)
})

test('after a 4xx reply all messages wait, and one that has failed less often is tried next', async () => {
  for (const number of [1, 2, 3]) await enqueue(number)
  const { sent } = deliver(tryLater, tryLater, accepted)
  await hasFailed()
  await vi.advanceTimersByTimeAsync(retryDelay(1) - 1_000)
  expect(sent).toEqual(['message 1'])
  await vi.advanceTimersByTimeAsync(2_000)
  await hasFailed(2)
  await vi.advanceTimersByTimeAsync(retryDelay(1) + 1_000)
  await queueIsEmpty()
  expect(sent).toEqual(['message 1', 'message 2', 'message 3', 'message 1', 'message 2'])
})

test('a new message waits for five seconds at most, and those that have failed follow it at once', async () => {
  await enqueue(1)
  const { sent, delivery } = deliver(tryLater, tryLater, accepted)
  await hasFailed()
  await vi.advanceTimersByTimeAsync(retryDelay(1) + 1_000)
  await hasFailed(2)
  delivery.add([await enqueue(2)])
  expect(sent).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(retryDelay(1) + 1_000)
  await queueIsEmpty()
  expect(sent.slice(2)).toEqual(['message 2', 'message 1'])
})

test.each([
  ['five days of temporary failures', 0, 5 * DAY_MS],
  ['a day of temporary failures, if it was old when it was queued again,', 6 * DAY_MS, DAY_MS],
])('after %s a message is a dead letter', async (_, ageMs, lastsMs) => {
  const name = await enqueue(1, ageMs / 1000)
  deliver(tryLater)
  await hasFailed()
  vi.setSystemTime(Date.now() + lastsMs - 10_000)
  await vi.advanceTimersByTimeAsync(6_000)
  await hasFailed(2)
  expect(await queue.undelivered()).toMatchObject([{ name, isDeadLetter: false }])
  await vi.advanceTimersByTimeAsync(retryDelay(2) + 2_000) // and a scan
  await queueIsEmpty()
  expect(await queue.undelivered()).toMatchObject([{ name, reason: 'later', isDeadLetter: true }])
})

test.each([
  ['EENVELOPE', 550, 'permanent'],
  ['EMESSAGE', 554, 'permanent'],
  ['EENVELOPE', 451, 'temporary'],
  ['EENVELOPE', 530, 'temporary'],
  ['EAUTH', 535, 'temporary'],
  ['EPROTOCOL', 554, 'temporary'],
  ['ESOCKET', undefined, 'temporary'],
])('%s %s is %s', (code, responseCode, kind) => {
  expect(classify(Object.assign(new Error('x'), { code, responseCode })).kind).toBe(kind)
})
