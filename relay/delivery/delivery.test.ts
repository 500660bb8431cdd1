import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDelivery } from './delivery.ts'
import { classify, type DeliveryResult } from './mailer.ts'

const accepted: DeliveryResult = { kind: 'accepted' }
const deferred: DeliveryResult = { kind: 'deferred', code: 'EENVELOPE 451', reason: 'later' }
const unavailable: DeliveryResult = { kind: 'unavailable', code: 'EAUTH 535', reason: 'wrong password' }

const [first, second, third] = ['1000000001.M0P1Q1.h', '1000000002.M0P1Q2.h', '1000000003.M0P1Q3.h']
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
const fullDisk = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))

let waiting: string[]
const queue = {
  names: async () => [...waiting],
  deadLetterNames: async () => [],
  read: async (name: string) => Buffer.from(name),
  remove: async (name: string) => {
    waiting = waiting.filter((other) => other !== name)
  },
  noteFailure: async (): Promise<void> => undefined,
}
const send = vi.fn<(message: Buffer) => Promise<DeliveryResult>>()
const verify = vi.fn<() => Promise<DeliveryResult>>()
const sent = () => send.mock.calls.map(([message]) => message.toString())

/** Moves the clock forward by some seconds. */
const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
const start = (files = {}) =>
  startDelivery({ ...queue, ...files } as never, { server: 'smtp.example.com:465', send, verify }, log)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] })
  waiting = [first, second, third]
  send.mockReset().mockResolvedValue(accepted)
  verify.mockReset().mockResolvedValue(accepted)
})
afterEach(() => vi.useRealTimers())

test.each([
  ['three messages are', [first, second, third]],
  ['no message is', []],
])('the mail settings are verified before anything is sent, where %s waiting', async (_, messages) => {
  waiting = messages
  let answer: (result: DeliveryResult) => void = () => undefined
  verify.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValueOnce(unavailable)
  const delivery = start()
  await after(60)
  answer(unavailable)
  await after(4)
  expect(await delivery.status()).toMatchObject({ lastError: { code: 'EAUTH 535' } })
  expect(verify).toHaveBeenCalledTimes(1)
  await after(10)
  expect(verify).toHaveBeenCalledTimes(2)
  expect(sent()).toEqual([])
  await after(3)
  expect(sent()).toEqual(messages)
  await after(3_600)
  expect(verify).toHaveBeenCalledTimes(3)
  expect(await delivery.status()).toEqual({ waiting: 0, oldest: null, deadLetters: 0, lastError: null })
})

test('a deferred message is retried after its delay, and does not delay the others', async () => {
  send.mockResolvedValueOnce(deferred).mockResolvedValueOnce(accepted).mockResolvedValueOnce(accepted)
  send.mockResolvedValueOnce(deferred)
  const delivery = start()
  await after(5)
  expect(sent()).toEqual([first, second, third])
  const lastError = { code: 'EENVELOPE 451', at: expect.any(Date) }
  expect(await delivery.status()).toMatchObject({ waiting: 1, oldest: new Date(1000000001_000) })
  await after(2)
  expect(sent()).toHaveLength(4)
  expect(await delivery.status()).toMatchObject({ lastError })
  waiting.push(second)
  await after(1)
  expect(sent().slice(4)).toEqual([second])
  await after(7)
  expect(sent()).toHaveLength(5)
  await after(2)
  expect(sent().slice(5)).toEqual([first])
})

test('all messages wait while the server is not available, also on a full disk', async () => {
  send.mockResolvedValueOnce(unavailable)
  verify.mockResolvedValueOnce(accepted).mockResolvedValueOnce(unavailable)
  start({ noteFailure: fullDisk })
  await after(6)
  expect(sent()).toEqual([first])
  await after(2)
  expect(sent()).toEqual([first, first, second, third])
})

test('a message that breaks its connection does not hold up the others', async () => {
  const broken: DeliveryResult = { kind: 'unavailable', code: 'ECONNECTION', reason: 'closed' }
  send.mockImplementation(async (message) => (message.toString() === first ? broken : accepted))
  const delivery = start()
  await after(2)
  expect(sent()).toEqual([first, second, third])
  await after(7)
  expect(sent().slice(3)).toEqual([first])
  expect(await delivery.status()).toMatchObject({ waiting: 1, lastError: { code: 'ECONNECTION' } })
})

test('a message whose file cannot be read does not hold up the others', async () => {
  const read = async (name: string) => (name === first ? fullDisk() : Buffer.from(name))
  start({ read })
  await after(2)
  expect(sent()).toEqual([second, third])
})

test('a delivered message that cannot be removed is not sent again', async () => {
  start({ remove: fullDisk })
  await after(7_200)
  expect(sent()).toEqual([first, second, third])
})

test.each([
  ['EENVELOPE', 550, 'rejected'],
  ['EMESSAGE', 554, 'rejected'],
  ['EENVELOPE', 451, 'deferred'],
  ['EENVELOPE', 530, 'unavailable'],
  ['EAUTH', 535, 'unavailable'],
  ['EPROTOCOL', 554, 'unavailable'],
  ['ESOCKET', undefined, 'unavailable'],
])('a failure with the code %s and the reply %s makes a message %s', (code, responseCode, kind) => {
  expect(classify(Object.assign(new Error('x'), { code, responseCode })).kind).toBe(kind)
})
