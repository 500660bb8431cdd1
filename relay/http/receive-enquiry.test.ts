import { beforeEach, describe, expect, test, vi } from 'vitest'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { fieldNames } from '#contract/enquiry.ts'
import { exampleEnquiry, exampleRequest } from '#contract/example-enquiry.ts'
import type { Environment } from '#settings/environment.ts'
import type { NewMessage } from '../mailbox/store-message.ts'
import { sendEnquiry as send, serve as serveWith } from './test-server.ts'

const origin = 'https://www.example.com'
const store = vi.fn<(message: NewMessage) => Promise<void>>()
beforeEach(() => void store.mockReset().mockResolvedValue())

const serve = (environment: Environment = {}) =>
  serveWith(environment, { store: { store, probe: async () => undefined } })

describe('the API', () => {
  test('answers OK only when the enquiry is stored', async () => {
    let finish = () => {}
    store.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)))
    const answered = vi.fn()
    const response = send(await serve()).finally(answered)
    await vi.waitFor(() => expect(store).toHaveBeenCalled())
    expect(answered).not.toHaveBeenCalled()
    finish()
    const headers = { 'content-type': 'text/plain; charset=utf-8' }
    expect(await response).toMatchObject({ statusCode: 200, body: 'OK', headers })
  })

  const valid = JSON.stringify(exampleRequest())
  test.each([
    ['an escaped text', valid.replace('massage', '\\u0041'.repeat(40_000))],
    ['any character in the message', exampleRequest({ message: 'one\r\ntwo\tthree\u2028\0' })],
    ['49.8 kB in 16,600 characters', exampleRequest({ message: 'அ'.repeat(16_600) })],
    ['an international domain', exampleRequest({ email: 'asha@தமிழ்.com' })],
    ['a charset', valid, 'application/json;charset=UTF-8'],
  ])('accepts %s', async (_, body, type = 'application/json') => {
    const response = await send(await serve(), { body, headers: { 'content-type': type } })
    expect(response.statusCode).toBe(200)
    expect(store).toHaveBeenCalledTimes(1)
  })

  const notObject = 'The body must be a JSON object in UTF-8'
  const wrongFields = expect.stringContaining('must hold firstName, lastName')
  const notEmail = 'The email field must be an email address'
  const notOneLine = 'The lastName field must not hold control characters'
  const tooLarge = 'The variables are larger than 50 kB'
  test.each([
    ['what is no JSON', '{', 400, notObject],
    ['a list', '[]', 400, notObject],
    ['nothing', 'null', 400, notObject],
    ['broken UTF-8', Buffer.from(valid.replace('massage', '\xff'), 'latin1'), 400, notObject],
    [
      'no version of the client',
      { ...exampleRequest(), lib_version: undefined },
      400,
      'The lib_version parameter is required',
    ],
    ['a key that is no text', { ...exampleRequest(), user_id: {} }, 400, 'The user_id parameter is invalid'],
    [
      'the service of another account',
      { ...exampleRequest(), service_id: 'another' },
      400,
      'The service_id parameter is invalid',
    ],
    [
      'the template of another account',
      { ...exampleRequest(), template_id: 'another' },
      400,
      'The template_id parameter is invalid',
    ],
    ['a list instead of fields', { ...exampleRequest(), template_params: [] }, 400, wrongFields],
    ['an unknown field', exampleRequest({ age: '30' }), 400, wrongFields],
    ['a field that is a list', exampleRequest({ message: ['x'] }), 400, wrongFields],
    ['a missing field', exampleRequest({ email: undefined }), 400, wrongFields],
    ['an empty field', exampleRequest({ message: ' ', countryCode: '+' }), 400, 'All fields are mandatory'],
    [
      'a wrong country code',
      exampleRequest({ countryCode: '+', phoneNumber: 'x' }),
      400,
      'Country code should be valid',
    ],
    [
      'a wrong phone number',
      exampleRequest({ phoneNumber: '1 2' }),
      400,
      'Phone number should only contain numbers',
    ],
    ['an email address with two @', exampleRequest({ email: 'a@b@c' }), 400, notEmail],
    ['an email address with ä before the @', exampleRequest({ email: 'ashä@example.com' }), 400, notEmail],
    ['an email address with a space', exampleRequest({ email: 'asha@bü cher.de' }), 400, notEmail],
    [
      'an email address of 255 characters',
      exampleRequest({ email: `${'a'.repeat(250)}@b.cd` }),
      400,
      notEmail,
    ],
    [
      'a name with another header',
      exampleRequest({ lastName: 'Eve\r\nBcc: eve@example.net' }),
      400,
      notOneLine,
    ],
    [
      'a name with a line separator',
      exampleRequest({ lastName: 'Eve\u2028Bcc: eve@example.net' }),
      400,
      notOneLine,
    ],
    ['a message of more than 50 kB', exampleRequest({ message: 'அ'.repeat(16_700) }), 413, tooLarge],
    ['a body of 400 kB', `{"a":"${'x'.repeat(400_000)}"}`, 413, tooLarge],
  ])('refuses %s', async (_, body, status, text) => {
    const response = await send(await serve(), { body })
    expect([response.statusCode, response.body]).toEqual([status, text])
    expect(store).not.toHaveBeenCalled()
  })

  test.each(fieldNames.filter((name) => name !== 'message'))('refuses a line break in %s', async (name) => {
    const app = await serve()
    for (const lineBreak of ['\r\n', '\r', '\n', '\0', '\x85', '\u2028', '\u2029']) {
      const body = exampleRequest({ [name]: `${exampleEnquiry[name]}${lineBreak}Bcc: eve@example.net` })
      expect((await send(app, { body })).statusCode, JSON.stringify(lineBreak)).toBe(400)
    }
    expect(store).not.toHaveBeenCalled()
  })

  test.each(['text/plain', '', 'application/json; charset=latin1'])('refuses the type %j', async (type) => {
    const response = await send(await serve(), { headers: { 'content-type': type } })
    const text = 'The content type must be application/json'
    expect([response.statusCode, response.body]).toEqual([415, text])
    expect(store).not.toHaveBeenCalled()
  })
})

describe('the rate limit', () => {
  test('counts each address for a minute, and only enquiries that are stored', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval'] })
    const app = await serve({ RATE_PER_MINUTE: '2' })
    const sendAtOnce = async (count: number) => {
      const responses = await Promise.all(
        Array.from({ length: count }, () => send(app, { from: '192.0.2.1' })),
      )
      return responses.map(({ statusCode }) => statusCode).sort()
    }
    await send(app, { body: '{', from: '192.0.2.1' })
    vi.advanceTimersByTime(50_000)
    for (let attempt = 1; attempt <= 3; attempt++) {
      store.mockRejectedValueOnce(new Error('no space left'))
      expect(await sendAtOnce(1)).toEqual([503])
    }
    vi.advanceTimersByTime(15_000)
    expect(await sendAtOnce(3)).toEqual([200, 200, 429])
    const response = await send(app, { from: '192.0.2.1' })
    expect([response.body, response.headers['retry-after']]).toEqual(['Too Many Requests', '45'])
    expect((await send(app, { from: '192.0.2.2' })).statusCode).toBe(200)
    vi.advanceTimersByTime(60_000)
    expect(await sendAtOnce(3)).toEqual([200, 200, 429])
    vi.useRealTimers()
  })

  test.each([
    ['no proxy is set', '0', ['192.0.2.1', '192.0.2.2'], [200, 429]],
    ['a proxy names two visitors', '1', ['192.0.2.1', '192.0.2.2'], [200, 200]],
    ['a visitor invents addresses', '1', ['203.0.113.1, 192.0.2.1', '203.0.113.2, 192.0.2.1'], [200, 429]],
    ['a visitor has many IPv6 addresses', '1', ['2001:db8:1:2::1', '2001:db8:1:2:f::9'], [200, 429]],
  ])('counts by the right address where %s', async (_, TRUST_PROXY, forwarded, expected) => {
    const app = await serve({ RATE_PER_MINUTE: '1', TRUST_PROXY })
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
    expect([response.statusCode, response.body]).toEqual([403, 'Forbidden'])
    expect(store).not.toHaveBeenCalled()
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
