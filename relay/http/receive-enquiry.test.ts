import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { fieldNames } from '#contract/enquiry.ts'
import { bodyOf, complete } from '../../tests/relay/fixtures.ts'
import { sendEnquiry as send, serve as serveWith } from '../../tests/relay/serve.ts'
import type { Environment } from '../config/config.ts'
import type { NewMessage } from '../mailbox/store-message.ts'

const origin = 'https://www.example.com'
let stored: NewMessage[]

beforeEach(() => {
  stored = []
})

const storeInMemory = async (message: NewMessage) => void stored.push(message)

function serve(environment: Environment = {}, store: (message: NewMessage) => Promise<void> = storeInMemory) {
  return serveWith(environment, { store: { store, probe: async () => undefined } })
}

describe('the API', () => {
  test('answers OK only when the enquiry is stored', async () => {
    const finish: (() => void)[] = []
    const app = await serve({}, () => new Promise((resolve) => finish.push(resolve)))
    let isAnswered = false
    const response = send(app).finally(() => {
      isAnswered = true
    })
    await expect.poll(() => finish.length).toBe(1)
    expect(isAnswered).toBe(false)
    finish[0]?.()
    const { statusCode, body } = await response
    expect([statusCode, body]).toEqual([200, 'OK'])
  })

  const valid = JSON.stringify(bodyOf())
  test.each([
    ['an escaped text', valid.replace('massage', '\\u0041'.repeat(40_000))],
    ['any character in the message', bodyOf({ message: 'one\r\ntwo\tthree\u2028\0' })],
    ['49.8 kB in 16,600 characters', bodyOf({ message: 'அ'.repeat(16_600) })],
    ['an international domain', bodyOf({ email: 'asha@தமிழ்.com' })],
    ['a charset', valid, 'application/json;charset=UTF-8'],
  ])('accepts %s', async (_, body, type = 'application/json') => {
    const response = await send(await serve(), { body, headers: { 'content-type': type } })
    expect([response.statusCode, stored.length]).toEqual([200, 1])
  })

  const notObject = 'The body must be a JSON object in UTF-8'
  const brokenUtf8 = Buffer.from(valid.replace('massage', '\xff'), 'latin1')
  const tooLarge = 'The variables are larger than 50 kB'
  const notEmail = 'The email field must be an email address'
  test.each([
    ['{', 400, notObject],
    ['[]', 400, notObject],
    ['null', 400, notObject],
    [`${valid}}`, 400, notObject],
    [brokenUtf8, 400, notObject],
    [{ ...bodyOf(), lib_version: undefined }, 400, 'The lib_version parameter is required'],
    [{ ...bodyOf(), user_id: '' }, 400, 'The user_id parameter is required'],
    [{ ...bodyOf(), template_params: undefined }, 400, 'The template_params parameter is required'],
    [{ ...bodyOf(), service_id: 'another' }, 400, 'The service_id parameter is invalid'],
    [{ ...bodyOf(), template_id: 'another' }, 400, 'The template_id parameter is invalid'],
    [{ ...bodyOf(), user_id: {} }, 400, 'The user_id parameter is invalid'],
    [bodyOf({ age: '30' }), 400, expect.stringContaining('must hold firstName, lastName')],
    [{ ...bodyOf(), template_params: [] }, 400, expect.stringContaining('must hold firstName, lastName')],
    [bodyOf({ message: ['x'] }), 400, expect.stringContaining('must hold firstName, lastName')],
    [bodyOf({ email: undefined }), 400, expect.stringContaining('must hold firstName, lastName')],
    [bodyOf({ message: ' ', countryCode: '+' }), 400, 'All fields are mandatory'],
    [bodyOf({ countryCode: '+', phoneNumber: 'x' }), 400, 'Country code should be valid'],
    [bodyOf({ phoneNumber: '1 2' }), 400, 'Phone number should only contain numbers'],
    [bodyOf({ email: 'a@b@c' }), 400, notEmail],
    [bodyOf({ email: 'a@-b.c' }), 400, notEmail],
    [bodyOf({ email: 'ashä@example.com' }), 400, notEmail],
    [bodyOf({ email: 'asha@bü cher.de' }), 400, notEmail],
    [bodyOf({ email: `${'a'.repeat(250)}@b.cd` }), 400, notEmail],
    [bodyOf({ message: 'அ'.repeat(16_700) }), 413, tooLarge],
    [`{"a":"${'x'.repeat(400_000)}"}`, 413, tooLarge],
  ])('refuses %.80j', async (body, status, text) => {
    const response = await send(await serve(), { body })
    expect([response.statusCode, response.body, stored.length]).toEqual([status, text, 0])
  })

  const lineBreaks = ['\r\n', '\n', '\r', '\0', '\u0085', '\u2028', '\u2029']
  const headerFields = fieldNames.filter((name) => name !== 'message')
  test.each(headerFields)('refuses header injection by %s', async (name) => {
    const app = await serve()
    for (const lineBreak of lineBreaks) {
      const body = bodyOf({ [name]: `${complete[name]}${lineBreak}Bcc: eve@example.net` })
      expect((await send(app, { body })).statusCode).toBe(400)
    }
    expect(stored).toEqual([])
  })

  test.each(['text/plain', '', 'application/json; charset=latin1'])(
    'refuses the content type %j',
    async (type) => {
      const response = await send(await serve(), { headers: { 'content-type': type } })
      const text = 'The content type must be application/json'
      expect([response.statusCode, response.body, stored.length]).toEqual([415, text, 0])
    },
  )
})

describe('the rate limit', () => {
  test('counts each address for a minute, and only enquiries that are stored', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval'] })
    let isDiskFull = true
    const app = await serve({ RATE_PER_MINUTE: '2' }, async () => {
      if (isDiskFull) throw new Error('no space left')
    })
    const statusFrom = async (from: string) => (await send(app, { from })).statusCode
    await send(app, { body: '{', from: '192.0.2.1' })
    vi.advanceTimersByTime(50_000)
    for (let attempt = 1; attempt <= 3; attempt++) expect(await statusFrom('192.0.2.1')).toBe(503)
    isDiskFull = false
    vi.advanceTimersByTime(15_000)
    const statuses = await Promise.all([1, 2, 3].map(() => statusFrom('192.0.2.1')))
    expect(statuses.sort()).toEqual([200, 200, 429])
    const response = await send(app, { from: '192.0.2.1' })
    expect([response.body, response.headers['retry-after']]).toEqual(['Too Many Requests', '45'])
    expect(await statusFrom('192.0.2.2')).toBe(200)
    vi.advanceTimersByTime(60_000)
    const later = await Promise.all([1, 2, 3].map(() => statusFrom('192.0.2.1')))
    expect(later.sort()).toEqual([200, 200, 429])
    vi.useRealTimers()
  })

  const twoVisitors = ['192.0.2.1', '192.0.2.2']
  const inventedAddresses = ['203.0.113.1, 192.0.2.1', '203.0.113.2, 192.0.2.1']
  const twoNetworks = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1']
  test.each([
    ['no proxy is set', {}, twoVisitors, [200, 429]],
    ['a proxy names two visitors', { TRUST_PROXY: '1' }, twoVisitors, [200, 200]],
    ['a visitor behind it invents addresses', { TRUST_PROXY: '1' }, inventedAddresses, [200, 429]],
    ['a visitor has many IPv6 addresses', { TRUST_PROXY: '1' }, twoNetworks, [200, 429, 200]],
  ])('counts by the right address where %s', async (_, proxy, forwarded, expected) => {
    const app = await serve({ RATE_PER_MINUTE: '1', ...proxy })
    const statuses: number[] = []
    for (const value of forwarded) {
      statuses.push((await send(app, { headers: { 'x-forwarded-for': value } })).statusCode)
    }
    expect(statuses).toEqual(expected)
  })
})

describe('origins', () => {
  const preflight = async (from: string) =>
    (await serve({ ALLOWED_ORIGINS: origin })).inject({
      method: 'OPTIONS',
      url: SEND_PATH,
      headers: { origin: from, 'access-control-request-method': 'POST' },
    })

  test.each(['https://evil.example', 'null'])('%s is forbidden', async (from) => {
    const app = await serve({ ALLOWED_ORIGINS: origin, TRUST_PROXY: '1' })
    const headers = { origin: from, 'x-forwarded-host': 'evil.example' }
    const response = await send(app, { headers })
    expect([response.statusCode, response.body, stored.length]).toEqual([403, 'Forbidden', 0])
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
    expect((await preflight(from)).statusCode).toBe(403)
  })

  test('our own page needs no setting, also where a proxy ends TLS', async () => {
    const own = { host: 'practice.example', origin: 'https://practice.example' }
    expect((await send(await serve(), { headers: own })).statusCode).toBe(200)
  })

  test('an allowed page may send, and read error responses too', async () => {
    const allowed = await preflight(origin)
    expect(allowed.statusCode).toBe(204)
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
    })
    const response = await send(await serve({ ALLOWED_ORIGINS: origin }), { body: '{', headers: { origin } })
    expect(response.statusCode).toBe(400)
    expect(response.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' })
  })
})
