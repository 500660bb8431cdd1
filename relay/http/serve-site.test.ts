import { rename } from 'node:fs/promises'
import { createFixture } from 'fs-fixture'
import { afterAll, describe, expect, test } from 'vitest'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { responseHeaders } from '#contract/response-headers.ts'
import { sendEnquiry, serve } from './test-server.ts'

const directory = await createFixture({
  'site/index.html': '<h1>Home</h1>',
  'site/index.html.br': 'home in brotli',
  'site/index.html.gz': 'home in gzip',
  'site/about/index.html': '<h1>About</h1>',
  'site/404.html': '<h1>Not here</h1>',
  'site/404.html.br': 'not here in brotli',
  'site/assets/app.1a2b3c.js': 'export const answer = 42',
  'site/.env': 'SECRET=1',
  'site/assets/.hidden': 'secret',
  'site/.well-known/security.txt': 'Contact: mailto:x@example.com',
  'secret.txt': 'outside of the site',
})
afterAll(() => directory.rm())
const settings = { SITE_FOLDER: directory.getPath('site') }
const site = await serve(settings)
const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })

describe('the site', () => {
  test.each([
    ['/', 'br, gzip', 'br', 'home in brotli'],
    ['/', 'gzip', 'gzip', 'home in gzip'],
    ['/', 'identity', undefined, '<h1>Home</h1>'],
    ['/nowhere', 'br', 'br', 'not here in brotli'],
  ])('sends %s to a browser that accepts %s', async (url, accepted, encoding, body) => {
    const response = await get(url, { 'accept-encoding': accepted })
    expect([response.headers['content-encoding'], response.body]).toEqual([encoding, body])
    expect(response.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' })
    expect(response.headers.vary?.toString().toLowerCase()).toContain('accept-encoding')
  })

  test('hashed files are cached for ever, pages are revalidated', async () => {
    const [asset, page] = [await get('/assets/app.1a2b3c.js'), await get('/')]
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(page.headers['cache-control']).toBe('no-cache')
    const again = await get('/', { 'if-none-match': String(page.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('answers HEAD and Range', async () => {
    const head = await site.inject({ method: 'HEAD', url: '/' })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '13', ''])
    const part = await get('/', { range: 'bytes=4-7' })
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 4-7/13', 'Home'])
  })

  test('redirects a directory to its page', async () => {
    const response = await get('/about')
    expect([response.statusCode, response.headers.location]).toEqual([301, '/about/'])
    expect((await get('/about/')).body).toBe('<h1>About</h1>')
  })

  const unknown = ['/nowhere', '/assets/', '/.env', '/%2eenv', '/.well-known/.env', '//about', '/about//']
  test.each(unknown)('%s is answered with the whole not-found page', async (url) => {
    const response = await get(url, { 'if-none-match': '*', range: 'bytes=0-3' })
    expect([response.statusCode, response.body]).toEqual([404, '<h1>Not here</h1>'])
    expect(response.headers['cache-control']).toBe('no-cache')
  })

  const outside = ['/../', '/%2e%2e/', '/..%2f', '/assets/../../', '/assets/..%5c..%5c', '//', '/%00', '/%zz']
  test.each(outside)('%ssecret.txt does not lead out of the site', async (path) => {
    const response = await get(`${path}secret.txt`)
    expect([400, 404]).toContain(response.statusCode)
    expect(response.body).not.toContain('outside')
  })

  test('sends files of .well-known', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(200)
  })

  test('refuses a POST to a page', async () => {
    const response = await site.inject({ method: 'POST', url: '/', payload: 'x' })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('a document that is replaced all the time is sent whole each time', async () => {
    await using changing = await createFixture()
    const [small, large] = ['small', 'large'.repeat(20_000)]
    const replace = async (text: string) => {
      await changing.writeFile('next.html', text)
      await rename(changing.getPath('next.html'), changing.getPath('index.html'))
    }
    await replace(small)
    await using app = await serve({ SITE_FOLDER: changing.path })
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    for (let round = 0; round < 60; round += 1) {
      const visits = Array.from({ length: 10 }, async () => (await fetch(origin)).text())
      const [, ...pages] = await Promise.all([replace(round % 2 ? small : large), ...visits])
      for (const page of pages) expect([small.length, large.length]).toContain(page.length)
    }
  })

  test('does not start without a build', async () => {
    await expect(serve({ SITE_FOLDER: directory.getPath('nowhere', 'site') })).rejects.toThrow(
      'npm run build',
    )
  })
})

describe('security headers', () => {
  const asset = '/assets/app.1a2b3c.js'
  test.each(['/', '/nowhere', asset, '/healthz', '/api/none', SEND_PATH, '/%zz', '/about'])(
    'are on %s',
    async (url) => {
      const response = await get(url)
      for (const [name, value] of Object.entries(responseHeaders))
        expect(response.headers[name.toLowerCase()]).toBe(value)
      expect(response.headers).not.toHaveProperty('strict-transport-security')
    },
  )

  test.each([
    [{ TRUST_PROXY: '1' }, 'max-age=63072000'],
    [{}, undefined],
  ])('with %j, HSTS is %s where X-Forwarded-Proto is https', async (environment, hsts) => {
    const app = await serve({ ...settings, ...environment })
    const response = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } })
    expect(response.headers['strict-transport-security']).toBe(hsts)
  })

  test('are also sent by a relay without a site', async () => {
    const app = await serve()
    expect((await sendEnquiry(app)).statusCode).toBe(200)
    const response = await app.inject('/')
    expect(response.statusCode).toBe(404)
    expect(response.headers).toHaveProperty('x-content-type-options', 'nosniff')
  })
})
