// A small server passes every check, until a test changes one of its answers.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, test } from 'vitest'
import { relayAccount, SEND_PATH } from '#contract/emailjs-api.ts'
import { responseHeaders } from '#contract/response-headers.ts'
import { policyElement } from '../build/content-security-policy.ts'
import { checkExpiry, checkLive, type LiveSite } from './live-checks.ts'

type Answer = { status?: number; headers?: Record<string, string>; body?: string }

const DELIVERY = '/healthz/delivery'
const script = 'start()'
const policyFor = (enquiryOrigin?: string) => policyElement({ script, style: '', enquiryOrigin })
const pageAt = (address: string, policy = policyFor()) =>
  `<html lang="en" data-page="/home">${policy}<link rel="canonical" href="${address}"/><script>${script}</script>`
const delivery = (state: object) => ({
  body: JSON.stringify({ isConfigured: true, isWorking: true, ...state }),
})

let address: string
let answers: Record<string, Answer>
let enquiries: string[]

beforeEach(async () => {
  enquiries = []
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    if (path === SEND_PATH) enquiries.push((await request.toArray()).join(''))
    const { status = 200, headers = {}, body = '' } = answers[path] ?? { status: 404 }
    response.writeHead(status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  answers = {
    '/': { headers: responseHeaders, body: pageAt(address) },
    '/about/': { body: pageAt(`${address}about/`) },
    '/no-such-page': { status: 404, body: '<html lang="en" data-page="/404">' },
    '/sitemap.xml': { body: `<loc>${address}</loc><loc>${address}about/</loc>` },
    '/healthz': { body: 'OK' },
    [DELIVERY]: delivery({}),
    [SEND_PATH]: { body: 'OK' },
  }
  return () => server.close()
})

async function check(site: Partial<LiveSite> = {}) {
  const defaults = { address, account: relayAccount, enquiryOrigin: undefined, sendsEnquiry: true }
  const results = await checkLive({ ...defaults, ...site })
  return results.map((result) =>
    result.status === 'fulfilled' ? result.value : `BAD ${result.reason.message}`,
  )
}

test('reports what works on a good site, and sends a marked enquiry', async () => {
  expect(await check()).toEqual([
    'all 2 pages of the sitemap are ours',
    'an unknown address is answered with our own page',
    'the security headers are sent',
    'the relay stores messages and delivers them by mail',
    'a test enquiry was accepted: it is in the inbox soon',
  ])
  const [{ user_id, template_params } = {}, ...others] = enquiries.map((body) => JSON.parse(body))
  expect([user_id, others]).toEqual([relayAccount.publicKey, []])
  expect(template_params.message).toContain('This is a test')
})

const parked = { body: '<p>Parked' }

test.each<[string, string, Answer, string]>([
  ['a proxy without its server', '/', { status: 502 }, '/ answers with 502. Does the site run'],
  ['a redirect', '/', { status: 301, headers: { location: '/about/' } }, 'about/ answers with 200. Does'],
  ['a missing page', '/about/', { status: 404 }, 'about/ answers with 404, and not with our page'],
  ['another page of ours', '/about/', { body: pageAt('http://a/') }, 'and not with our page'],
  ['an error page of another site', '/no-such-page', parked, 'is not answered with our 404.html'],
  ['no error page', '/no-such-page', { status: 200 }, 'is not answered with our 404.html'],
  ['a build for another address', '/sitemap.xml', { body: '<loc>http://a/</loc>' }, 'lists http://a/: build'],
  ['missing headers', '/', { headers: {} }, 'not sent: Content-Security-Policy, X-Content-Type-Options, R'],
  ['a relay that cannot store', '/healthz', { status: 503, body: 'full' }, 'answers with 503. Is'],
  ['another site in place of the relay', '/healthz', parked, 'Is the relay there'],
  ['mail that is not delivered', DELIVERY, delivery({ isWorking: false }), 'has problems with mail: npm run'],
  ['an enquiry to another site', SEND_PATH, parked, 'answers a test enquiry with 200 <p>Parked'],
  ['a refused enquiry', SEND_PATH, { status: 403, body: 'Forbidden' }, 'with 403 Forbidden. Check'],
])('reports %s', async (_case, path, answer, problem) => {
  answers[path] = { ...answers[path], ...answer }
  const findings = await check()
  expect(findings.filter((text) => text.startsWith('BAD'))).toEqual([expect.stringContaining(problem)])
})

test('reports a host that changes the script of the pages', async () => {
  answers['/'] = { headers: responseHeaders, body: pageAt(address).replace(script, 'changed()') }
  expect(await check()).toContainEqual(expect.stringContaining('policy does not allow their script'))
})

const elsewhere = 'http://127.0.0.1:1'
test.each([
  ['the policy of the page names', policyFor(elsewhere), {}],
  ['the settings name, if the page has no policy', '', { enquiryOrigin: elsewhere }],
])('asks the relay that %s, and sends no enquiry when asked not to', async (_case, policy, settings) => {
  answers['/'] = { body: pageAt(address, policy) }
  const findings = await check({ ...settings, sendsEnquiry: false })
  expect(findings.at(-1)).toContain(`${elsewhere}/healthz cannot be reached`)
})

test('reports an unreachable site in one line', async () => {
  const problem = 'BAD http://127.0.0.1:1/ cannot be reached: bad port'
  expect(await check({ address: 'http://127.0.0.1:1/' })).toEqual([problem])
})

test('reports a certificate that ends in less than 14 days', () => {
  const dayMs = 24 * 60 * 60 * 1000
  expect(checkExpiry(14 * dayMs)).toBe('the certificate is valid for 14 days')
  expect(() => checkExpiry(14 * dayMs - 1)).toThrow('the certificate ends in 13 days: run certbot renew')
})
