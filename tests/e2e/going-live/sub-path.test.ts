// Ways 2 and 3 of docs/going-live.md: pages under a path of a static host, enquiries to a relay on another origin.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { crawl } from '../support/crawl.ts'
import { completeEnquiry, fillEnquiry, SENT } from '../support/enquiry-form.ts'
import { mainLink } from '../support/pages.ts'
import { messagesIn, startSite } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

const BUILD_TIMEOUT_MS = 240_000

test('the site works under a path of a static host, with a relay elsewhere', async ({ page, request }) => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  const dist = await mkdtemp(resolve('.cache', 'sub-path-'))
  await mkdir(join(dist, 'site'))
  const host = await startStaticHost(join(dist, 'site'), '/name/')
  const relay = await startSite({ SITE_FOLDER: 'none', ALLOWED_ORIGINS: host.origin })
  const address = `${host.origin}/name/`
  try {
    const settings = { DIST_DIRECTORY: dist, SITE_URL: address, ENQUIRY_ORIGIN: relay.address }
    const env = { ...process.env, ...settings }
    // As on hardened servers. The relay may have another user than the build.
    const umask = process.umask(0o077)
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'build/main.ts'], { env })
    process.umask(umask)
    for (const file of await readdir(join(dist, 'site'), { recursive: true })) {
      expect((await stat(join(dist, 'site', file))).mode & 0o044, file).toBe(0o044)
    }

    const { seen, broken, outside } = await crawl(request, address)
    expect({ broken, outside }).toEqual({ broken: [], outside: [] })
    const expected = ['', 'about/', 'services/', 'contact/', 'apple-touch-icon.png']
    expect(seen).toEqual(expect.arrayContaining(expected.map((path) => `/name/${path}`)))

    await page.goto(`${address}about/`)
    const manifest = await page.locator('link[rel="manifest"]').getAttribute('href')
    const { icons } = await (await request.get(host.origin + manifest)).json()
    for (const { src } of icons) expect((await request.get(host.origin + src)).ok()).toBe(true)
    await mainLink(page, 'Contact').click()
    await expect(page).toHaveURL(`${address}#/contact`)

    await fillEnquiry(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText(SENT)).toBeVisible()
    expect((await messagesIn(relay)).join()).toContain(completeEnquiry.Message)
  } finally {
    await host.stop()
    await relay.stop()
    await rm(dist, { recursive: true, force: true })
  }
})

/** Serves a directory under a base path, with the headers of _headers, as Netlify and Cloudflare Pages do. */
async function startStaticHost(directory: string, base: string) {
  // The browser keeps connections open.
  const app = fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async ({ url }, reply) => {
    // Read at each request: the test builds the site when it knows this address.
    reply.headers(headersFor(url, await readFile(join(directory, '_headers'), 'utf8')))
  })
  app.register(fastifyStatic, { root: directory, prefix: base })
  return { origin: await app.listen({ host: '127.0.0.1', port: 0 }), stop: () => app.close() }
}

/** Each rule is a pattern and, in the lines after it, its headers. */
function headersFor(path: string, rules: string): Record<string, string> {
  const matching = rules.split(/\n(?=\/)/).filter((rule) => path.startsWith(rule.split('*')[0] ?? ''))
  const headers = matching.flatMap((rule) => [...rule.matchAll(/^ +(.+?): (.+)$/gm)])
  return Object.fromEntries(headers.map(([, name, value]) => [name, value]))
}
