// Tests ways 2 and 3 of docs/going-live.md: pages under a path of a static host, enquiries to a relay on another origin.
import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fastifyStatic from '@fastify/static'
import fastify from 'fastify'
import { crawl } from '../support/crawl.ts'
import { completeEnquiry } from '../support/enquiry-form.ts'
import { mainLink } from '../support/pages.ts'
import { messagesIn, startSite } from '../support/site.ts'
import { expect, test } from '../support/site-fixtures.ts'

const BUILD_TIMEOUT_MS = 240_000
const BASE = '/name/'

// A page that is still loading when its host ends would fail the next test of the tab.
test.use({ ownContext: true })

test('the site works under a path of a static host, with a relay elsewhere', async ({
  page,
  form,
  request,
}) => {
  test.setTimeout(BUILD_TIMEOUT_MS)
  const dist = test.info().outputPath('dist')
  await using host = await startStaticHost(join(dist, 'site'))
  const origin = host.listeningOrigin
  await using relay = await startSite({ SITE_FOLDER: 'none', ALLOWED_ORIGINS: origin })
  const env = { SITE_URL: origin + BASE, ENQUIRY_ORIGIN: relay.address }
  const args = ['scripts/build-site.ts', '--dist', dist]
  // Hardened servers have this umask. The relay may run as another user than the build.
  const umask = process.umask(0o077)
  await promisify(execFile)(process.execPath, ['--import', 'tsx', ...args], { env })
  process.umask(umask)
  for (const file of await readdir(join(dist, 'site'), { recursive: true })) {
    expect((await stat(join(dist, 'site', file))).mode & 0o044, file).toBe(0o044)
  }

  await page.goto(`${origin}${BASE}about/`)
  const manifest = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
  const { seen, broken } = await crawl(request, origin, [BASE, manifest])
  expect(broken).toEqual([])
  expect(seen.filter((path) => !path.startsWith(BASE))).toEqual([])
  const directories = seen.filter((path) => path.endsWith('/')).sort()
  expect(directories).toEqual(['', 'about/', 'contact/', 'services/'].map((path) => BASE + path))
  // A crawl that finds too little must not pass.
  expect(seen.length).toBeGreaterThan(50)

  await mainLink(page, 'Contact').click()
  await expect(page).toHaveURL(`${origin}${BASE}#/contact`)
  await form.fillAndSend()
  await form.expectSent()
  expect((await messagesIn(relay)).join()).toContain(completeEnquiry.Message)
})

/** Serves a directory under the base path, with the headers of _headers, as Netlify and Cloudflare Pages do. */
async function startStaticHost(directory: string) {
  await mkdir(directory, { recursive: true })
  // Closing the server must not wait for the connections that the browser keeps open.
  const app = fastify({ forceCloseConnections: true })
  app.addHook('onRequest', async ({ url }, reply) => {
    // The file is read at each request, because the test builds the site when it knows this address.
    reply.headers(headersFor(url, await readFile(join(directory, '_headers'), 'utf8')))
  })
  app.register(fastifyStatic, { root: directory, prefix: BASE })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

/** Each rule is a pattern and, in the lines after it, its headers. */
function headersFor(path: string, rules: string): Record<string, string> {
  const matching = rules.split(/\n(?=\/)/).filter((rule) => path.startsWith(rule.split('*')[0] ?? ''))
  const headers = matching.flatMap((rule) => [...rule.matchAll(/^ +(.+?): (.+)$/gm)])
  return Object.fromEntries(headers.map(([, name, value]) => [name, value]))
}
