import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { SEND_PATH } from '#contract/wire.ts'
import { bodyOf, scratchFolder, write } from '../../tests/relay/fixtures.ts'
import { type Environment, readConfig } from '../config/config.ts'
import type { Kept } from '../mailbox/store-message.ts'
import { createServer } from './server.ts'

const headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
}
const origin = 'https://www.example.com'
let folder: string
let kept: Kept[]

beforeEach(async () => {
  kept = []
  folder = await scratchFolder()
  await write(folder, {
    'headers.json': JSON.stringify(headers),
    'site/index.html': '<h1>Home</h1>',
    'site/index.html.br': 'home in brotli',
    'site/index.html.gz': 'home in gzip',
    'site/about/index.html': '<h1>About</h1>',
    'site/404.html': '<h1>Not here</h1>',
    'site/assets/app.1a2b3c.js': 'export const answer = 42',
    'site/.env': 'SECRET=1',
    'site/assets/.hidden': 'secret',
    'site/.well-known/security.txt': 'Contact: mailto:x@example.com',
    'secret.txt': 'outside of the site',
  })
})

async function serve(environment: Environment = {}, keep?: () => Promise<void>): Promise<FastifyInstance> {
  const config = readConfig({ SITE_FOLDER: join(folder, 'site'), LOG_LEVEL: 'silent', ...environment })
  const keepInMemory = async (letter: Kept) => void kept.push(letter)
  const spool = { keep: keep ?? keepInMemory, probe: keep ?? (async () => undefined) }
  const app = await createServer({ config, spool, onKept: () => undefined })
  onTestFinished(() => app.close())
  return app
}

type Sending = { body?: unknown; headers?: Record<string, string>; from?: string }
function send(app: FastifyInstance, { body = bodyOf(), headers: extra = {}, from }: Sending = {}) {
  return app.inject({
    method: 'POST',
    url: SEND_PATH,
    headers: { 'content-type': 'application/json', ...extra },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    ...(from && { remoteAddress: from }),
  })
}

describe('the API', () => {
  test('answers OK when the enquiry is kept', async () => {
    const answer = await send(await serve())
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
    expect(kept).toHaveLength(1)
  })

  test('answers only after the spool has', async () => {
    const finish: (() => void)[] = []
    const app = await serve({}, () => new Promise((resolve) => finish.push(resolve)))
    let isAnswered = false
    const answer = send(app).finally(() => {
      isAnswered = true
    })
    await expect.poll(() => finish.length).toBe(1)
    expect(isAnswered).toBe(false)
    finish[0]?.()
    expect((await answer).statusCode).toBe(200)
  })

  test('answers 503 when nothing can be kept, and so does the health check', async () => {
    const app = await serve({}, () => Promise.reject(new Error('no room')))
    expect((await send(app)).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(503)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', '', 'application/json; charset=latin1'])(
    'does not read %j',
    async (type) => {
      const answer = await send(await serve(), { headers: { 'content-type': type } })
      expect([answer.statusCode, kept.length]).toEqual([415, 0])
    },
  )

  test('refuses more than the variables may hold, however it is written', async () => {
    const app = await serve()
    const long = { body: bodyOf({ message: 'x'.repeat(50_001) }) }
    const endless = { body: `{"a":"${'x'.repeat(400_000)}"}` }
    expect((await send(app, long)).statusCode).toBe(413)
    expect((await send(app, endless)).statusCode).toBe(413)
    const escaped = JSON.stringify(bodyOf({ message: '@@' })).replace('@@', '\\u0041'.repeat(40_000))
    expect((await send(app, { body: escaped })).statusCode).toBe(200)
  })

  test.each(['GET', 'PUT', 'DELETE'] as const)('does not know %s', async (method) => {
    const answer = await (await serve()).inject({ method, url: SEND_PATH })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST, OPTIONS'])
  })

  test('keeps what looks like spam as junk, with the same answer', async () => {
    const answer = await send(await serve(), {
      body: bodyOf({ message: '[url=https://example.com]x[/url]' }),
    })
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK'])
    expect(kept[0]).toMatchObject({ isJunk: true, text: expect.stringContaining('X-Junk-Reason: ') })
  })
})

describe('the rate', () => {
  test('is kept for each address, and mistakes cost nothing', async () => {
    const app = await serve({ RATE_PER_MINUTE: '2' })
    await send(app, { body: '{', from: '192.0.2.1' })
    const statuses = [1, 2, 3].map(async () => (await send(app, { from: '192.0.2.1' })).statusCode)
    expect((await Promise.all(statuses)).sort()).toEqual([200, 200, 429])
    const answer = await send(app, { from: '192.0.2.1' })
    expect([answer.body, answer.headers['retry-after']]).toEqual(['Too Many Requests', '60'])
    expect((await send(app, { from: '192.0.2.2' })).statusCode).toBe(200)
  })

  test('believes X-Forwarded-For only when it is told to', async () => {
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
    expect([answer.statusCode, answer.body, kept.length]).toEqual([403, 'Forbidden', 0])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('our own page is welcome without a setting, also where a proxy ends TLS', async () => {
    const own = { host: 'practice.example', origin: 'https://practice.example' }
    expect((await send(await serve(), { headers: own })).statusCode).toBe(200)
  })

  test('an allowed page can read refusals too', async () => {
    const answer = await send(await serve({ ALLOWED_ORIGINS: origin }), { body: '{', headers: { origin } })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' })
  })

  test('a preflight is answered for the origins that are set, and for no other', async () => {
    const app = await serve({ ALLOWED_ORIGINS: origin })
    const preflight = (from: string) =>
      app.inject({ method: 'OPTIONS', url: SEND_PATH, headers: { origin: from } })
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

describe('the site', () => {
  const get = async (url: string, extra: Record<string, string> = {}) =>
    (await serve()).inject({ url, headers: extra })

  test.each([
    ['br, gzip', 'br', 'home in brotli'],
    ['gzip', 'gzip', 'home in gzip'],
    ['identity', undefined, '<h1>Home</h1>'],
  ])('sends the page for %s', async (accepted, encoding, body) => {
    const answer = await get('/', { 'accept-encoding': accepted })
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
    expect(answer.headers.vary?.toString().toLowerCase()).toContain('accept-encoding')
  })

  test('hashed files are kept for ever, pages are asked for again', async () => {
    const [asset, page] = [await get('/assets/app.1a2b3c.js'), await get('/')]
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(page.headers['cache-control']).toBe('no-cache')
    const again = await get('/', { 'if-none-match': String(page.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('HEAD and Range are understood', async () => {
    const app = await serve()
    const head = await app.inject({ method: 'HEAD', url: '/' })
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '13'])
    const range = await app.inject({ url: '/assets/app.1a2b3c.js', headers: { range: 'bytes=0-5' } })
    expect([range.statusCode, range.body]).toEqual([206, 'export'])
  })

  test('a folder leads to its page', async () => {
    const answer = await get('/about')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/about/'])
    expect((await get('/about/')).body).toBe('<h1>About</h1>')
  })

  test.each(['/nowhere', '/assets/', '/.env', '/assets/.hidden', '/%2eenv', '/.well-known/.env'])(
    '%s is answered with the own page for what is not here',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.body]).toEqual([404, '<h1>Not here</h1>'])
    },
  )

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/%zz',
  ])('%s does not lead out of the site', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('outside')
  })

  test('.well-known is public', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(200)
  })

  test('can only be read', async () => {
    const answer = await (await serve()).inject({ method: 'POST', url: '/', payload: 'x' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('does not start half built', async () => {
    await expect(serve({ SITE_FOLDER: join(folder, 'nowhere', 'site') })).rejects.toThrow('npm run build')
  })
})

describe('security headers', () => {
  const addresses = [
    '/',
    '/nowhere',
    '/assets/app.1a2b3c.js',
    '/healthz',
    '/api/none',
    SEND_PATH,
    '/%zz',
    '/about',
  ]
  test.each(addresses)('are on %s', async (url) => {
    const answer = await (await serve()).inject({ url })
    for (const [name, value] of Object.entries(headers))
      expect(answer.headers[name.toLowerCase()]).toBe(value)
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
  })

  test('include HSTS when the visitor came over TLS, and we may believe it', async () => {
    const visit = async (environment: Environment) => {
      const app = await serve(environment)
      return app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
    }
    const hsts = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    expect((await visit({ TRUST_PROXY: '1' })).headers).toMatchObject(hsts)
    expect((await visit({})).headers).not.toHaveProperty('strict-transport-security')
  })
})

test('the API alone has headers too, and no site', async () => {
  const app = await serve({ SITE_FOLDER: 'none' })
  expect((await send(app)).statusCode).toBe(200)
  const answer = await app.inject('/')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).toHaveProperty('x-content-type-options', 'nosniff')
})
