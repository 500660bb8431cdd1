// A small server that passes every check, until a test changes one of its answers.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { relayAccount } from '#contract/emailjs-api.ts'
import { headerRules } from '../build/headers.ts'
import { checkExpiry, checkLive, type LiveSite } from './live-checks.ts'

type HttpResponse = { status?: number; headers?: Record<string, string>; body?: string }

const script = 'start()'
const options = { inlined: { boot: script, style: '' }, hstsIncludesSubdomains: false }
const headersFor = (enquiryOrigin?: string) => headerRules({ ...options, enquiryOrigin }).everywhere
const pageOf = (canonical: string) =>
  `<html lang="en" data-page="/home"><link rel="canonical" href="${canonical}"><script>${script}</script>`

let address: string
let answers: Record<string, HttpResponse>
let requests: { path: string; body: string }[]

beforeEach(async () => {
  requests = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    requests.push({ path, body: (await request.toArray()).join('') })
    const { status = 200, headers = {}, body = '' } = answers[path] ?? { status: 404 }
    response.writeHead(status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  answers = {
    '/': { headers: headersFor(), body: pageOf(address) },
    '/about/': { body: pageOf(`${address}about/`) },
    '/no-such-page': { status: 404, body: '<html lang="en" data-page="/404">' },
    '/sitemap.xml': { body: `<loc>${address}</loc><loc>${address}about/</loc>` },
    '/healthz': { body: 'OK' },
    '/healthz/delivery': { body: '{"isConfigured":false}' },
    '/api/v1.0/email/send': { body: 'OK' },
  }
  return () => server.close()
})

const check = (options: Partial<LiveSite> = {}) =>
  checkLive(
    { address, account: relayAccount, enquiryOrigin: undefined, sendsEnquiry: true, ...options },
    'test-1',
  )

async function problems(options: Partial<LiveSite> = {}) {
  const findings = await check(options)
  return findings.filter(({ isOk }) => !isOk).map(({ text }) => text)
}

test('reports what works on a good site, and sends a marked enquiry', async () => {
  expect(await check()).toEqual(
    [
      'all 2 pages of the sitemap are ours',
      'an unknown address is answered with our own page',
      'the security headers are sent',
      'http has no certificate: fine on this machine, not in public',
      'the relay can store messages',
      'the relay stores messages and sends no mail: SMTP_URL is not set',
      'a test enquiry was accepted (test-1)',
    ].map((text) => ({ isOk: true, text })),
  )
  const sent = requests.find(({ path }) => path.endsWith('/send'))
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    user_id: relayAccount.publicKey,
    template_params: { message: expect.stringContaining('test-1') },
  })
})

const SEND = '/api/v1.0/email/send'
const DELIVERY = '/healthz/delivery'
const foreignPolicy = { ...headersFor(), 'Content-Security-Policy': "script-src 'none'" }
const lastError = { code: 'EAUTH 535', at: '2 May' }
const refusedLogin = { isConfigured: true, waiting: 2, oldest: '1 May', deadLetters: 3, lastError }
const redirect = { status: 301, headers: { location: '/about/' } }

test.each<[string, string, HttpResponse, string]>([
  ['a proxy without its server', '/', { status: 502 }, '/ answers with 502. Is the site running'],
  ['a redirect', '/', redirect, 'about/: check that address instead'],
  ['a missing page', '/about/', { status: 404 }, 'about/ answers with 404: is it published?'],
  ['a page of another site', '/about/', { body: 'Parked' }, 'about/ answers with a page that is not ours'],
  [
    'another page of ours',
    '/about/',
    { body: pageOf('http://a/') },
    'about/ answers with a page that is not',
  ],
  ['an error page of another site', '/no-such-page', { body: '' }, 'answered with a page that is not ours'],
  ['no error page', '/no-such-page', { status: 200 }, 'is answered with 200: make 404.html'],
  ['a build for another address', '/sitemap.xml', { body: '<loc>http://a/</loc>' }, 'lists http://a/: build'],
  ['missing headers', '/', { headers: {} }, 'not sent: Content-Security-Policy, X-Content-Type-Options, X'],
  ['headers of another build', '/', { headers: foreignPolicy }, 'forbid the script of this page'],
  ['a relay that cannot store', '/healthz', { status: 503, body: 'full' }, 'answers with 503: full'],
  [
    'a mail server that refuses the password',
    DELIVERY,
    { body: JSON.stringify(refusedLogin) },
    'refuses the login (EAUTH 535, 2 May; 2 waiting, the oldest since 1 May, 3 not delivered)',
  ],
  [
    'dead letters',
    DELIVERY,
    { body: '{"isConfigured":true,"deadLetters":3}' },
    '(0 waiting, 3 not delivered)',
  ],
  ['storage of another site', '/healthz', { body: '<p>Parked' }, 'there is no relay at http'],
  ['delivery of another site', DELIVERY, { body: '<p>Parked' }, 'there is no relay at http'],
  ['an enquiry to another site', SEND, { body: '<p>Parked' }, 'there is no relay at http'],
  ['other ids than the relay has', SEND, { status: 400, body: 'ids' }, 'with 400 (ids): build and relay'],
  ['an origin that the relay refuses', SEND, { status: 403 }, 'to ALLOWED_ORIGINS'],
])('reports %s', async (_case, path, answer, problem) => {
  answers[path] = { ...answers[path], ...answer }
  expect(await problems()).toEqual([expect.stringContaining(problem)])
})

const elsewhere = 'http://127.0.0.1:1'
test.each([
  ['the policy of the page names', headersFor(elsewhere), {}],
  ['the settings name, if the host sends no policy', {}, { enquiryOrigin: elsewhere }],
])('asks the relay that %s, and sends no enquiry when asked not to', async (_case, headers, options) => {
  answers['/'] = { headers, body: pageOf(address) }
  const relay = expect.stringContaining(`${elsewhere}/healthz`)
  expect((await problems({ ...options, sendsEnquiry: false })).slice(-2)).toEqual([relay, relay])
})

test('asks a relay with ids of its own about its storage and delivery too', async () => {
  const account = { publicKey: 'own', serviceId: 'own', templateId: 'own' }
  expect(await check({ account })).toEqual(await check())
})

test('reports an unreachable site in one line', async () => {
  expect(await problems({ address: 'http://127.0.0.1:1/' })).toEqual([
    expect.stringContaining('http://127.0.0.1:1/ cannot be reached: bad port. Is the site running'),
  ])
})

test('reports a certificate that ends in less than 14 days', () => {
  const now = Date.UTC(2026, 0, 1)
  expect(checkExpiry(new Date('2026-01-15'), now)).toBe('the certificate is valid until 2026-01-15')
  expect(() => checkExpiry(new Date('2026-01-14'), now)).toThrow('for 13 more days: run certbot renew')
})
