// Tests way 1 of docs/going-live.md: the relay behind nginx, with deploy/nginx.conf.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { responseHeaders, tlsHeaders } from '#contract/response-headers.ts'
import { crawl } from '../support/crawl.ts'
import { completeEnquiry } from '../support/enquiry-form.ts'
import { freePort } from '../support/free-port.ts'
import { messagesIn, startSite } from '../support/site.ts'
import { expect, test } from '../support/site-fixtures.ts'

test.use({ ignoreHTTPSErrors: true })

/** Debian, other Linux systems and Homebrew install it at these paths. */
const nginxProgram = [
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
].find((file) => existsSync(file))

// These tests run only if nginx is installed.
if (nginxProgram) {
  test('the site works behind nginx with TLS', async ({ page, form, request }) => {
    await using site = await startSite({ TRUST_PROXY: '1' })
    await using nginx = await startNginx(site.address)
    await expect(async () => {
      const response = await request.get(`${nginx.plain}/about/`, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(`${nginx.secure}/about/`)
    }, nginx.warnings()).toPass()

    await test.step('each header is sent once', async () => {
      const response = await request.get(`${nginx.secure}/`)
      const expected = Object.entries({ ...responseHeaders, ...tlsHeaders, Server: 'nginx' })
      // A header that is sent twice would be read as one with both values.
      const lowerCase = expected.map(([name, value]) => [name.toLowerCase(), value])
      expect(response.headers()).toMatchObject(Object.fromEntries(lowerCase))
    })

    await test.step('no link, picture or font is broken', async () => {
      const { seen, broken } = await crawl(request, nginx.secure, ['/'])
      expect(broken).toEqual([])
      expect(seen.length).toBeGreaterThan(50)
    })

    await test.step('an enquiry is stored', async () => {
      await page.goto(`${nginx.secure}/#/contact`)
      await form.fillAndSend()
      await form.expectSent()
      expect((await messagesIn(site)).join()).toContain(completeEnquiry.Message)
    })
    expect(nginx.warnings()).toBe('')
  })
} else {
  // The list of tests shows this title.
  test('deploy/nginx.conf is not tested: install nginx', () => {})
}

/** Starts nginx with deploy/nginx.conf. Only ports, names and the certificate are those of the test. */
async function startNginx(relay: string) {
  const directory = await mkdtemp(join(tmpdir(), 'nginx-'))
  makeCertificate(directory)
  // The ports are chosen last, because nothing keeps them free.
  const [plain, secure] = [await freePort(), await freePort()]
  const site = (await readFile('deploy/nginx.conf', 'utf8'))
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('listen 443', `listen 127.0.0.1:${secure}`)
    .replace('127.0.0.1:4173', new URL(relay).host)
    .replaceAll('/etc/letsencrypt/live/www.example.com', directory)
    .replaceAll('https://www.example.com', `https://127.0.0.1:${secure}`)
    .replaceAll('www.example.com', '127.0.0.1')
  await writeFile(join(directory, 'site.conf'), site)
  await writeFile(join(directory, 'nginx.conf'), mainConfiguration(directory))
  const server = spawn(nginxProgram ?? 'nginx', ['-p', directory, '-c', join(directory, 'nginx.conf')])
  const exited = once(server, 'exit')
  let warnings = ''
  server.stderr.on('data', (chunk) => {
    warnings += chunk
  })
  return {
    plain: `http://127.0.0.1:${plain}`,
    secure: `https://127.0.0.1:${secure}`,
    warnings: () => warnings,
    async [Symbol.asyncDispose]() {
      server.kill('SIGTERM')
      await exited
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Returns a main configuration like Debian's, with all files in one directory. */
const mainConfiguration = (directory: string) => `
daemon off;
pid ${directory}/nginx.pid;
error_log stderr warn;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${directory}/${kind};`)
    .join('\n  ')}
  include ${directory}/site.conf;
}
`

function makeCertificate(directory: string) {
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', join(directory, 'privkey.pem')]
  const certificate = ['-days', '2', '-subj', '/CN=127.0.0.1', '-out', join(directory, 'fullchain.pem')]
  execFileSync('openssl', ['req', '-x509', ...key, ...certificate], { stdio: 'ignore' })
}
