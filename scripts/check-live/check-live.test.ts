// A small site that passes every check, with our relay behind it, until a test changes something.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SMTPServerOptions } from 'smtp-server'
import { beforeEach, expect, test } from 'vitest'
import { relayAccount } from '#contract/wire.ts'
import { temporaryDirectory } from '../../tests/relay/fixtures.ts'
import { mailSettings, smtpError, startMailServer } from '../../tests/relay/mail-server.ts'
import { messagesIn, startRelay } from '../../tests/relay/relay-process.ts'
import { judgeExpiry } from './certificate.ts'
import { checkLive, describeSilence, type LiveSite } from './check-live.ts'

const script = 'start()'
const hash = createHash('sha256').update(script).digest('base64')
const policy = `default-src 'none'; script-src 'sha256-${hash}'; connect-src 'self'`
const headers = {
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=()',
}
const pageOf = (head = '', title = 'Title | Example Practice') =>
  `<title>${title}</title>${head}<script>${script}</script><div id="root"><h1>Page</h1></div>`

let directory: string
let mailbox: string
beforeEach(async () => {
  directory = await temporaryDirectory()
  mailbox = join(directory, 'mailbox')
  await putHeaders(headers)
  await put('site/404.html', pageOf())
  await put('site/index.html', '') // the relay does not start without one
})

const putHeaders = (everywhere: Record<string, string>) =>
  put('headers.json', JSON.stringify({ everywhere, https: {}, pages: {}, assets: {} }))

async function put(path: string, text: string) {
  await mkdir(dirname(join(directory, path)), { recursive: true })
  await writeFile(join(directory, path), text)
}

/** Serves the site, and puts the two pages there once their address is known. */
async function serve(settings: Record<string, string> = {}): Promise<string> {
  const { url } = await startRelay(directory, { SITE_FOLDER: join(directory, 'site'), ...settings })
  const pages = [`${url}/`, `${url}/about/`]
  for (const page of pages) {
    await put(`site${new URL(page).pathname}index.html`, pageOf(`<link rel="canonical" href="${page}">`))
  }
  await put('site/sitemap.xml', pages.map((page) => `<loc>${page}</loc>`).join(''))
  return `${url}/`
}

const check = (address: string, options: Partial<LiveSite> = {}) =>
  checkLive(
    { address, name: 'Example Practice', account: relayAccount, mailbox, sendsEnquiry: true, ...options },
    'mark-1',
  )

async function problems(address: string, options: Partial<LiveSite> = {}) {
  const findings = await check(address, options)
  return findings.filter(({ isGood }) => !isGood).map(({ text }) => text)
}

test('reports what works on a good site', async () => {
  expect(await check(await serve())).toEqual(
    [
      'all 2 pages of the sitemap are ours',
      'an unknown address is answered with our own page',
      'the security headers are sent',
      'http has no certificate: fine on this machine, not in public',
      'the relay can store messages',
      'the relay stores messages and sends no mail: SMTP_URL is not set',
      'a test enquiry was accepted (mark-1)',
      `it is stored in ${join(mailbox, 'new')}`,
    ].map((text) => ({ isGood: true, text })),
  )
  expect((await messagesIn(directory))[0]).toContain('sent by npm run check-live.')
})

test('sends no enquiry when asked not to', async () => {
  expect(await problems(await serve(), { sendsEnquiry: false })).toEqual([])
  expect(await messagesIn(directory)).toEqual([])
})

test('reports a missing page and a page that is not ours', async () => {
  const site = await serve()
  await rm(join(directory, 'site/about'), { recursive: true })
  await put('site/index.html', '<title>Parked</title><h1>Buy this domain</h1>')
  await put('site/404.html', '<title>404 Not Found</title><h1>404 Not Found</h1>')
  expect(await problems(site)).toEqual([
    `${site} answers with a page that is not ours`,
    `${site}about/ answers with 404: is it published?`,
    'an unknown address is answered with a page that is not ours: make 404.html its error page',
  ])
})

test('reports the pages of another practice, and a home page in place of the one for unknown addresses', async () => {
  const site = await serve()
  expect(await problems(site, { name: 'Another Practice' })).toHaveLength(3)
  await put('site/404.html', await readFile(join(directory, 'site/index.html'), 'utf8'))
  expect(await problems(site)).toEqual([
    expect.stringContaining('an unknown address is answered with a page'),
  ])
})

test('reports a build for another address', async () => {
  const site = await serve()
  await put('site/sitemap.xml', '<loc>http://localhost:4173/</loc>')
  expect(await problems(site)).toEqual([
    `the sitemap lists http://localhost:4173/: build again with SITE_URL=${site}`,
  ])
})

test.each([
  [
    'missing headers',
    { 'X-Content-Type-Options': 'nosniff' },
    'not sent: Content-Security-Policy, X-Frame-Options, Referrer-Policy, Permissions-Policy. The host should send what dist/headers.json holds',
  ],
  [
    'headers of another build',
    { ...headers, 'Content-Security-Policy': "script-src 'none'" },
    'the security headers forbid the script of this page: publish page and headers of the same build',
  ],
])('reports %s', async (_case, sent, problem) => {
  await putHeaders(sent)
  expect(await problems(await serve())).toEqual([problem])
})

test('sends the test enquiry to the relay that the page names, and reports one that refuses the page', async () => {
  const relay = (await startRelay(await temporaryDirectory())).url
  await putHeaders({ ...headers, 'Content-Security-Policy': `${policy} ${relay}` })
  const site = await serve()
  const { origin } = new URL(site)
  expect(await problems(site)).toEqual([
    `the test enquiry was refused with 403 (Forbidden): add ${origin} to ALLOWED_ORIGINS`,
  ])
  const open = await startRelay(directory, { ALLOWED_ORIGINS: origin })
  expect(await problems(site, { enquiries: open.url })).toEqual([])
})

test('reports other ids than the relay has, and another mailbox', async () => {
  const site = await serve()
  const account = { publicKey: 'k', serviceId: 's', templateId: 't' }
  expect(await problems(site, { account })).toEqual([
    'the test enquiry was refused with 400 (The user_id parameter is invalid): build and relay must have the same EMAILJS_ settings',
  ])
  const other = join(directory, 'other')
  expect(await problems(site, { mailbox: other })).toEqual([
    `it was accepted, but is not in ${other}: does the relay run with that MAILBOX?`,
  ])
})

test('reports a site that does not answer once', async () => {
  expect(await problems('http://127.0.0.1:1/')).toEqual([expect.stringContaining('is the site running')])
})

test('names a refused certificate', () => {
  expect(describeSilence('https://example.com/', 'certificate has expired').text).toBe(
    'the certificate of https://example.com/ is not accepted: certificate has expired',
  )
})

test('reports a certificate that ends in less than 14 days', () => {
  const now = Date.UTC(2026, 0, 1)
  const inDays = (days: number) => judgeExpiry(new Date(now + days * 24 * 60 * 60 * 1000), now)
  expect(inDays(14)).toEqual({ isGood: true, text: 'the certificate is valid until 2026-01-15' })
  expect(inDays(13).isGood).toBe(false)
})

test('reports a mail server that refuses the password', async () => {
  const onAuth: SMTPServerOptions['onAuth'] = (_login, _session, callback) => callback(smtpError(535))
  const server = await startMailServer({ onAuth, disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
  const site = await serve(mailSettings(server.port, '', 'doctor:wrong@'))
  await expect
    .poll(() => problems(site))
    .toEqual([expect.stringMatching(/^the mail server refuses the login \(EAUTH 535.*: check SMTP_URL/)])
})
