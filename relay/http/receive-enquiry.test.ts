import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SEND_PATH } from '#contract/wire.ts'
import { bodyOf } from '../../tests/relay/fixtures.ts'
import { sendEnquiry as send, serve as serveFrom, siteDirectory } from '../../tests/relay/serve.ts'
import type { Environment } from '../config/config.ts'
import type { NewMessage } from '../mailbox/store-message.ts'

const origin = 'https://www.example.com'
let directory: string
let stored: NewMessage[]

beforeEach(async () => {
  stored = []
  directory = await siteDirectory()
})

const storeInMemory = async (message: NewMessage) => void stored.push(message)

function serve(environment: Environment = {}, store: (message: NewMessage) => Promise<void> = storeInMemory) {
  return serveFrom(directory, environment, { store: { store, probe: async () => undefined } })
}

describe('the API', () => {
  test('answers OK only when the enquiry is stored', async () => {
    const finish: (() => void)[] = []
    const app = await serve({}, () => new Promise((resolve) => finish.push(resolve)))
    let isAnswered = false
    const answer = send(app).finally(() => {
      isAnswered = true
    })
    await expect.poll(() => finish.length).toBe(1)
    expect(isAnswered).toBe(false)
    finish[0]?.()
    const { statusCode, body } = await answer
    expect([statusCode, body]).toEqual([200, 'OK'])
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', '', 'application/json; charset=latin1'])(
    'refuses the content type %j',
    async (type) => {
      const answer = await send(await serve(), { headers: { 'content-type': type } })
      const text = 'The content type must be application/json'
      expect([answer.statusCode, answer.body, stored.length]).toEqual([415, text, 0])
    },
  )

  test('refuses larger variables than EmailJS, however they are written', async () => {
    const app = await serve()
    const long = { body: bodyOf({ message: 'x'.repeat(50_001) }) }
    const veryLong = { body: `{"a":"${'x'.repeat(400_000)}"}` }
    for (const sending of [long, veryLong]) {
      const answer = await send(app, sending)
      expect([answer.statusCode, answer.body]).toEqual([413, 'The variables are larger than 50 kB'])
    }
    const escaped = JSON.stringify(bodyOf({ message: '@@' })).replace('@@', '\\u0041'.repeat(40_000))
    expect((await send(app, { body: escaped })).statusCode).toBe(200)
  })

  test.each(['GET', 'PUT', 'DELETE'] as const)('refuses %s', async (method) => {
    const answer = await (await serve()).inject({ method, url: SEND_PATH })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  })

  test('stores advertising as junk, with the same answer', async () => {
    const answer = await send(await serve(), {
      body: bodyOf({ message: '[url=https://example.com]x[/url]' }),
    })
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
    expect(stored[0]).toMatchObject({ isJunk: true, text: expect.stringContaining('X-Junk-Reason: ') })
  })
})

describe('the rate limit', () => {
  test('counts each address, and does not count refused enquiries', async () => {
    const app = await serve({ RATE_PER_MINUTE: '2' })
    await send(app, { body: '{', from: '192.0.2.1' })
    const statuses = [1, 2, 3].map(async () => (await send(app, { from: '192.0.2.1' })).statusCode)
    expect((await Promise.all(statuses)).sort()).toEqual([200, 200, 429])
    const answer = await send(app, { from: '192.0.2.1' })
    expect([answer.body, answer.headers['retry-after']]).toEqual(['Too Many Requests', '60'])
    expect((await send(app, { from: '192.0.2.2' })).statusCode).toBe(200)
  })

  test('starts again after a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const app = await serve({ RATE_PER_MINUTE: '1' })
    await send(app)
    expect((await send(app)).statusCode).toBe(429)
    vi.setSystemTime(Date.now() + 60_000)
    expect((await send(app)).statusCode).toBe(200)
    vi.useRealTimers()
  })

  test('counts all addresses of one IPv6 network as one', async () => {
    const app = await serve({ RATE_PER_MINUTE: '1' })
    const statusFrom = async (from: string) => (await send(app, { from })).statusCode
    expect(await statusFrom('2001:db8:1:2::1')).toBe(200)
    expect(await statusFrom('2001:db8:1:2:ffff::9')).toBe(429)
    expect(await statusFrom('2001:db8:1:3::1')).toBe(200)
  })

  test('follows X-Forwarded-For only when a proxy is set', async () => {
    const statusesOf = async (app: FastifyInstance) => {
      const first = await send(app, { headers: { 'x-forwarded-for': '192.0.2.1' } })
      const second = await send(app, { headers: { 'x-forwarded-for': '192.0.2.2' } })
      return [first.statusCode, second.statusCode]
    }
    expect(await statusesOf(await serve({ RATE_PER_MINUTE: '1' }))).toEqual([200, 429])
    expect(await statusesOf(await serve({ RATE_PER_MINUTE: '1', TRUST_PROXY: '1' }))).toEqual([200, 200])
  })

  test('a visitor behind the proxy cannot invent addresses', async () => {
    const app = await serve({ RATE_PER_MINUTE: '1', TRUST_PROXY: '1' })
    await send(app, { headers: { 'x-forwarded-for': '203.0.113.1, 192.0.2.1' } })
    const again = await send(app, { headers: { 'x-forwarded-for': '203.0.113.2, 192.0.2.1' } })
    expect(again.statusCode).toBe(429)
  })
})

describe('origins', () => {
  test.each([{ origin: 'https://evil.example' }, { origin: 'null' }])('%j is forbidden', async (from) => {
    const answer = await send(await serve({ ALLOWED_ORIGINS: origin }), { headers: from })
    expect([answer.statusCode, answer.body, stored.length]).toEqual([403, 'Forbidden', 0])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('our own page needs no setting, also where a proxy ends TLS', async () => {
    const own = { host: 'practice.example', origin: 'https://practice.example' }
    expect((await send(await serve(), { headers: own })).statusCode).toBe(200)
  })

  test('an allowed page can read error responses too', async () => {
    const answer = await send(await serve({ ALLOWED_ORIGINS: origin }), { body: '{', headers: { origin } })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' })
  })

  test('a preflight is answered for allowed origins only', async () => {
    const app = await serve({ ALLOWED_ORIGINS: origin })
    const preflight = (from: string) =>
      app.inject({
        method: 'OPTIONS',
        url: SEND_PATH,
        headers: { origin: from, 'access-control-request-method': 'POST' },
      })
    expect((await preflight('https://evil.example')).statusCode).toBe(403)
    const answer = await preflight(origin)
    expect(answer.statusCode).toBe(204)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    })
  })
})
