import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { SEND_PATH } from '#contract/wire.ts'
import { writeFiles } from '../../tests/relay/fixtures.ts'
import { headerRules, sendEnquiry, serve as serveFrom, siteDirectory } from '../../tests/relay/serve.ts'
import type { Environment } from '../config/config.ts'

let directory: string
beforeEach(async () => {
  directory = await siteDirectory()
})
const serve = (environment: Environment = {}) => serveFrom(directory, environment)
const get = async (url: string, headers: Record<string, string> = {}) =>
  (await serve()).inject({ url, headers })

describe('the site', () => {
  test.each([
    ['/', 'br, gzip', 'br', 'home in brotli'],
    ['/', 'gzip', 'gzip', 'home in gzip'],
    ['/', 'identity', undefined, '<h1>Home</h1>'],
    ['/nowhere', 'br', 'br', 'not here in brotli'],
  ])('sends %s for %s', async (url, accepted, encoding, body) => {
    const answer = await get(url, { 'accept-encoding': accepted })
    expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, body])
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
    expect(answer.headers.vary?.toString().toLowerCase()).toContain('accept-encoding')
  })

  test('hashed files are cached for ever, pages are revalidated', async () => {
    const [asset, page] = [await get('/assets/app.1a2b3c.js'), await get('/')]
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(page.headers['cache-control']).toBe('no-cache')
    const again = await get('/', { 'if-none-match': String(page.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('redirects a directory to its page', async () => {
    const answer = await get('/about')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/about/'])
    expect((await get('/about/')).body).toBe('<h1>About</h1>')
  })

  test.each([
    '/nowhere',
    '/assets/',
    '/.env',
    '/assets/.hidden',
    '/%2eenv',
    '/.well-known/.env',
    '//about',
    '/about//',
    '//',
  ])('%s is answered with the whole not-found page', async (url) => {
    const answer = await get(url, { 'if-none-match': '*', range: 'bytes=0-3' })
    expect([answer.statusCode, answer.body]).toEqual([404, '<h1>Not here</h1>'])
    expect(answer.headers['cache-control']).toBe('no-cache')
  })

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

  test('does not start without a build', async () => {
    await expect(serve({ SITE_FOLDER: join(directory, 'nowhere', 'site') })).rejects.toThrow('npm run build')
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
    const answer = await get(url)
    for (const [name, value] of Object.entries(headerRules.everywhere))
      expect(answer.headers[name.toLowerCase()]).toBe(value)
    expect(answer.headers).not.toHaveProperty('strict-transport-security')
  })

  test.each([
    [{ TRUST_PROXY: '1' }, 'max-age=63072000'],
    [{}, undefined],
  ])('with %j, HSTS is %s where X-Forwarded-Proto is https', async (environment, hsts) => {
    const app = await serve(environment)
    const answer = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
    expect(answer.headers['strict-transport-security']).toBe(hsts)
  })

  test('follow a new build without a restart', async () => {
    const app = await serve()
    const everywhere = { 'Content-Security-Policy': "default-src 'self'" }
    await writeFiles(directory, { 'headers.json': JSON.stringify({ ...headerRules, everywhere }) })
    await utimes(join(directory, 'headers.json'), new Date(), new Date(Date.now() + 60_000))
    expect((await app.inject('/')).headers['content-security-policy']).toBe("default-src 'self'")
  })

  test('are on the API alone too, which has no site', async () => {
    const app = await serve({ SITE_FOLDER: 'none' })
    expect((await sendEnquiry(app)).statusCode).toBe(200)
    const answer = await app.inject('/')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers).toHaveProperty('x-content-type-options', 'nosniff')
  })
})

test('/healthz/delivery reports that no mail server is set', async () => {
  const answer = await get('/healthz/delivery')
  expect(answer.json()).toEqual({ isConfigured: false })
  expect(answer.headers['cache-control']).toBe('no-store')
})
