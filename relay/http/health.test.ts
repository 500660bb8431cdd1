import { expect, test, vi } from 'vitest'
import { serve } from './test-server.ts'

const brokenDisk = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
const status = {
  waiting: 2,
  oldest: new Date('2026-11-15T12:23:41Z'),
  deadLetters: 0,
  lastError: null,
}
const failing = { ...status, lastError: { code: 'EAUTH 535', at: new Date(0) } }

async function serveWith(probe: () => Promise<void>) {
  const app = await serve({}, { store: { store: async () => undefined, probe } })
  return async () => (await app.inject('/healthz')).statusCode
}

test('the health check writes to the disk once in ten seconds, however often it is asked', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const probe = vi.fn(async () => undefined)
  const ask = await serveWith(probe)
  for (let request = 0; request < 20; request += 1) expect(await ask()).toBe(200)
  vi.advanceTimersByTime(9_999)
  await ask()
  expect(probe).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await ask()
  expect(probe).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})

test('health checks at the same time write to the disk once', async () => {
  const probe = vi.fn(async () => undefined)
  const ask = await serveWith(probe)
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([200, 200, 200])
  expect(probe).toHaveBeenCalledTimes(1)
})

test('the health check says that enquiries cannot be stored, until the disk works again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const probe = vi.fn(async () => undefined)
  probe.mockRejectedValueOnce(brokenDisk)
  const ask = await serveWith(probe)
  expect(await ask()).toBe(503)
  vi.advanceTimersByTime(10_000)
  expect(await ask()).toBe(200)
  vi.useRealTimers()
})

test.each([
  ['delivery works', status, { isConfigured: true, isWorking: true }],
  ['it has failed', failing, { isConfigured: true, isWorking: false }],
  ['it is not configured', undefined, { isConfigured: false, isWorking: false }],
])('tells anyone whether delivery is configured and works: %s', async (_, value, answer) => {
  const app = await serve({}, { deliveryStatus: async () => value })
  const { body } = await app.inject({ url: '/healthz/delivery', remoteAddress: '192.0.2.1' })
  expect(JSON.parse(body)).toEqual(answer)
})

test('no answer of the health check is cached', async () => {
  const app = await serve()
  for (const url of ['/healthz', '/healthz/delivery']) {
    expect((await app.inject(url)).headers['cache-control']).toBe('no-store')
  }
})

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('tells %s how many enquiries wait', async (address) => {
  const app = await serve({}, { deliveryStatus: async () => status })
  const { body } = await app.inject({ url: '/healthz/delivery', remoteAddress: address })
  expect(JSON.parse(body)).toMatchObject({ waiting: 2, oldest: '2026-11-15T12:23:41.000Z' })
})

test.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])(
  'tells no number to a visitor behind a proxy on this machine that sends %s',
  async (header) => {
    const app = await serve({}, { deliveryStatus: async () => status })
    const { body } = await app.inject({ url: '/healthz/delivery', headers: { [header]: '192.0.2.1' } })
    expect(JSON.parse(body)).toEqual({ isConfigured: true, isWorking: true })
  },
)
