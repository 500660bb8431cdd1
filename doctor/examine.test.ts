// The doctor against the real relay, with a small site that has nothing wrong with it, until a test takes something away.
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { relayAccount } from '#contract/wire.ts'
import { readConfig } from '../relay/config/config.ts'
import { createServer } from '../relay/http/server.ts'
import { prepareMaildir } from '../relay/mailbox/maildir.ts'
import { openSpool } from '../relay/mailbox/store-message.ts'
import { judge } from './certificate.ts'
import { examine, type Patient, silence } from './examine.ts'

const script = 'go()'
const page = `<script>${script}</script><h1>Page</h1>`
const hash = createHash('sha256').update(script).digest('base64')
const headers = {
  'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'; connect-src 'self'`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=()',
}

let folder: string
let mailbox: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-'))
  mailbox = join(folder, 'mailbox')
  await prepareMaildir(mailbox)
  await put('headers.json', JSON.stringify(headers))
  for (const path of ['', 'about/', 'services/', 'contact/']) await put(`site/${path}index.html`, page)
  await put('site/404.html', page)
  return () => rm(folder, { recursive: true })
})

async function put(path: string, text: string) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await writeFile(join(folder, path), text)
}

const sitemapOf = (...places: string[]) => places.map((place) => `<loc>${place}</loc>`).join('')

async function serve(environment: Record<string, string> = {}) {
  const site = join(folder, 'site')
  const config = readConfig({ SITE_FOLDER: site, MAILBOX: mailbox, LOG_LEVEL: 'silent', ...environment })
  const app = await createServer({ config, spool: openSpool(mailbox, undefined), onKept: () => undefined })
  onTestFinished(() => app.close())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`
  await put('site/sitemap.xml', sitemapOf(address, `${address}about/`))
  return address
}

async function troublesOf(site: string, more: Partial<Patient> = {}) {
  const patient = { site, enquiries: undefined, account: relayAccount, mailbox, sendsEnquiry: true, ...more }
  const findings = await examine(patient, 'mark-1')
  return findings.filter(({ isGood }) => !isGood).map(({ says }) => says)
}

test('finds nothing to mend in a good site, and says what it saw', async () => {
  const site = await serve()
  const patient = { site, enquiries: undefined, account: relayAccount, mailbox, sendsEnquiry: true }
  expect(await examine(patient, 'mark-1')).toEqual(
    [
      'all four pages answer',
      'an address that does not exist is answered with our own page',
      'the security headers are all there',
      'the sitemap names 2 pages, and all of them answer',
      'no TLS here, so no certificate: fine on this machine, not for the public',
      'the relay can keep letters',
      'a test enquiry was taken (mark-1)',
      `it is kept as a letter in ${join(mailbox, 'new')}`,
    ].map((says) => ({ isGood: true, says })),
  )
  const [letter = ''] = await readdir(join(mailbox, 'new'))
  const text = await readFile(join(mailbox, 'new', letter), 'utf8')
  expect(text).toContain('Subject: Enquiry from TEST of the website')
  expect(text).toContain('sent by npm run doctor. Nobody waits for an answer.')
})

test('sends no enquiry when asked not to', async () => {
  expect(await troublesOf(await serve(), { sendsEnquiry: false })).toEqual([])
  expect(await readdir(join(mailbox, 'new'))).toEqual([])
})

test('misses a page', async () => {
  const site = await serve()
  await rm(join(folder, 'site/services'), { recursive: true })
  expect(await troublesOf(site)).toEqual([`${site}services/ answers with 404: is it built and published?`])
})

test('misses headers', async () => {
  await put('headers.json', JSON.stringify({ 'X-Content-Type-Options': 'nosniff' }))
  expect(await troublesOf(await serve())).toEqual([
    'not sent: Content-Security-Policy, X-Frame-Options, Referrer-Policy, Permissions-Policy. The host should send what dist/headers.json holds',
  ])
})

test('notices headers of another build', async () => {
  const site = await serve()
  await put('site/index.html', page.replace(script, 'stay()'))
  expect(await troublesOf(site)).toEqual([
    'the policy forbids the script of this page: its headers are from another build, publish both again',
  ])
})

test('notices a sitemap for another address', async () => {
  const site = await serve()
  await put('site/sitemap.xml', sitemapOf('http://localhost:4173/'))
  expect(await troublesOf(site)).toEqual([
    `the sitemap speaks of http://localhost:4173/: build again with SITE_URL=${site}`,
  ])
})

test('notices a mailbox that cannot be written', async () => {
  const site = await serve()
  await rm(mailbox, { recursive: true })
  await writeFile(mailbox, 'where the mailbox should be')
  expect(await troublesOf(site)).toEqual([
    'the relay says 503: The mailbox cannot be written',
    'the test enquiry was refused with 503 (The enquiry could not be kept, please try again later)',
  ])
})

test('notices a relay elsewhere that does not know the page, and one that does', async () => {
  const site = await serve()
  const own = new URL(site).origin
  const stranger = (await serve()).slice(0, -1)
  const friend = (await serve({ ALLOWED_ORIGINS: own })).slice(0, -1)
  await put('site/sitemap.xml', sitemapOf(site))
  expect(await troublesOf(site, { enquiries: stranger })).toEqual([
    `the test enquiry was refused with 403 (Forbidden): add ${own} to ALLOWED_ORIGINS`,
  ])
  expect(await troublesOf(site, { enquiries: friend })).toEqual([])
})

test('asks where the page itself sends', async () => {
  const relay = (await serve()).slice(0, -1)
  const policy = headers['Content-Security-Policy'].replace(
    "connect-src 'self'",
    `connect-src 'self' ${relay}`,
  )
  await put('headers.json', JSON.stringify({ ...headers, 'Content-Security-Policy': policy }))
  const site = await serve()
  expect((await troublesOf(site)).join()).toContain('add http://127.0.0.1:')
})

test('notices other ids than the relay was started with', async () => {
  const account = { publicKey: 'k', serviceId: 's', templateId: 't' }
  expect(await troublesOf(await serve(), { account })).toEqual([
    'the test enquiry was refused with 400 (The user_id parameter is invalid): build and relay must have the same EMAILJS_ settings',
  ])
})

test('a site that is not there is one trouble, not one for each part', async () => {
  const patient = { enquiries: undefined, account: relayAccount, mailbox, sendsEnquiry: true }
  expect(await examine({ site: 'http://127.0.0.1:1/', ...patient }, 'mark-1')).toEqual([
    {
      isGood: false,
      says: expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:1\/ does not answer \(.+\): is the site running, and is the address right\?$/,
      ),
    },
  ])
})

test('a certificate that is refused is not told as silence', () => {
  expect(silence('https://example.com/', 'certificate has expired').says).toBe(
    'the certificate of https://example.com/ is not accepted: certificate has expired',
  )
})

test('says what to look at when the letter is in another mailbox', async () => {
  const other = join(folder, 'other')
  expect(await troublesOf(await serve(), { mailbox: other })).toEqual([
    `it was taken, but no letter in ${other} holds it: is that the MAILBOX which the relay was started with?`,
  ])
})

test('speaks up before the certificate ends', () => {
  const now = Date.UTC(2026, 0, 1)
  const inDays = (days: number) => judge(new Date(now + days * 24 * 60 * 60 * 1000), now)
  expect(inDays(14)).toEqual({ isGood: true, says: 'the certificate is good until 2026-01-15' })
  expect(inDays(13)).toEqual({
    isGood: false,
    says: 'the certificate is good until 2026-01-14, in 13 days: it should have been renewed by now, look at certbot renew',
  })
})
