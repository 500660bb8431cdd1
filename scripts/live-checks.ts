// Checks a running site from outside. A check resolves to what works, or rejects with what is wrong and what to do.
import assert from 'node:assert'
import { once } from 'node:events'
import { connect } from 'node:tls'
import { requestBody, SEND_PATH } from '#contract/emailjs-api.ts'
import { responseHeaders, tlsHeaders } from '#contract/response-headers.ts'
import type { Settings } from '#settings/build-settings.ts'
import { EMAILJS } from '#settings/emailjs-account.ts'
import { digestOf } from '../build/content-security-policy.ts'

const TIMEOUT_MS = 15_000
const DAY_MS = 24 * 60 * 60 * 1000
/** certbot renews 30 days before the end, so with fewer than 14 several renewals have failed. */
const MIN_CERTIFICATE_DAYS = 14

export type LiveSite = Pick<Settings, 'account' | 'enquiryOrigin'> & {
  /** The public address, with a slash at its end. */
  address: string
  sendsEnquiry: boolean
}

type HttpResponse = Awaited<ReturnType<typeof request>>

export async function checkLive(site: LiveSite): Promise<PromiseSettledResult<string>[]> {
  const { address, sendsEnquiry } = site
  const [home] = await Promise.allSettled([requestHome(address)])
  // Every other check would fail too, with the wrong advice.
  if (home.status === 'rejected') return [home]
  const relay = relayOf(site, home.value)
  return Promise.allSettled([
    checkPages(address),
    checkNotFound(address),
    checkHeaders(home.value),
    ...(address.startsWith('https:') ? [checkCertificate(address)] : []),
    // EmailJS has no address that reports its state.
    ...(relay === EMAILJS ? [] : [checkRelay(relay)]),
    ...(sendsEnquiry ? [checkEnquiry(site, relay)] : []),
  ])
}

async function requestHome(address: string): Promise<HttpResponse> {
  const home = await request(address)
  const isHome = home.status === 200 && home.url === address
  assert(isHome, `${home.url} answers with ${home.status}. Does the site run, and is ${address} its address?`)
  return home
}

async function request(address: string, options: RequestInit = {}) {
  try {
    const response = await fetch(address, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { status, headers, url } = response
    return { status, headers, url, text: await response.text() }
  } catch (error) {
    const { message, cause } = error as Error
    throw new Error(`${address} cannot be reached: ${cause instanceof Error ? cause.message : message}`)
  }
}

/** The list of pages is the sitemap's, because the build makes it from the route table. */
async function checkPages(address: string): Promise<string> {
  const sitemap = await request(`${address}sitemap.xml`)
  const pages = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page)
  assert(pages.length > 0, `${address}sitemap.xml is missing: is all of dist/site published?`)
  const foreign = pages.find((page) => !page.startsWith(address))
  assert(!foreign, `the sitemap lists ${foreign}: build again with SITE_URL=${address}`)
  for (const page of pages) {
    const { status, text } = await request(page)
    const isOurs = status === 200 && text.includes(`<link rel="canonical" href="${page}"`)
    assert(isOurs, `${page} answers with ${status}, and not with our page: is it published?`)
  }
  return `all ${pages.length} pages of the sitemap are ours`
}

async function checkNotFound(address: string): Promise<string> {
  const { status, text } = await request(`${address}no-such-page`)
  const isOurs = status === 404 && text.includes('data-page="/404"')
  assert(isOurs, 'an unknown address is not answered with our 404.html: make it the error page of the host')
  return 'an unknown address is answered with our own page'
}

async function checkHeaders({ headers, text, url }: HttpResponse): Promise<string> {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? []
  const allowsScript = policyOf(text).includes(digestOf(script))
  assert(
    allowsScript,
    'the host changes the pages: their policy does not allow their script. Switch that off',
  )
  const required = { ...responseHeaders, ...(url.startsWith('https:') && tlsHeaders) }
  const missing = Object.keys(required).filter((name) => !headers.has(name))
  assert(missing.length === 0, `not sent: ${missing.join(', ')}. Set the headers in dist/site/_headers once`)
  return 'the security headers are sent'
}

async function checkCertificate(address: string): Promise<string> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname })
  await once(socket, 'secureConnect')
  const { valid_to } = socket.getPeerCertificate()
  socket.destroy()
  return checkExpiry(Date.parse(valid_to) - Date.now())
}

export function checkExpiry(leftMs: number): string {
  const days = Math.floor(leftMs / DAY_MS)
  assert(days >= MIN_CERTIFICATE_DAYS, `the certificate ends in ${days} days: run certbot renew`)
  return `the certificate is valid for ${days} days`
}

const policyOf = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]+)">/.exec(html)?.[1] ?? ''

/** The policy of a page allows the origin that it sends enquiries to, if that is not its own. */
function relayOf({ address, enquiryOrigin }: LiveSite, { text }: HttpResponse): string {
  const policy = policyOf(text)
  const allowed = policy ? /connect-src 'self' ([^;]+)/.exec(policy)?.[1] : enquiryOrigin
  return allowed ?? new URL(address).origin
}

async function checkRelay(relay: string): Promise<string> {
  const { status, text } = await request(`${relay}/healthz`)
  const answer = `${relay}/healthz answers with ${status}`
  assert(text === 'OK', `${answer}. Is the relay there (ENQUIRY_ORIGIN)? Is its disk full?`)
  const delivery = await request(`${relay}/healthz/delivery`)
  const { isConfigured, isWorking } = JSON.parse(delivery.text)
  if (!isConfigured) return 'the relay stores messages and sends no mail: SMTP_URL is not set'
  const advice = 'npm run inbox on the server shows the reasons; EAUTH means a wrong login in SMTP_URL'
  assert(isWorking, `the relay has problems with mail: ${advice}`)
  return 'the relay stores messages and delivers them by mail'
}

/** Sends a test enquiry, marked so that nobody takes it for a visitor's. */
async function checkEnquiry({ address, account }: LiveSite, relay: string): Promise<string> {
  const enquiry = {
    firstName: 'TEST',
    lastName: 'of the website',
    email: 'test@example.com',
    phoneNumber: '5550100',
    countryCode: '+1',
    message: 'This is a test of the website, sent by npm run check-live. No answer is needed.',
  }
  const { status, text } = await request(relay + SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(address).origin },
    body: JSON.stringify(requestBody(account, enquiry)),
  })
  const answer = `${relay} answers a test enquiry with ${status} ${text.slice(0, 120)}`
  const access = relay === EMAILJS ? 'Account › Security at EmailJS' : 'ALLOWED_ORIGINS of the relay'
  // Relay and EmailJS answer OK. A static site at that address may answer 200 to everything.
  assert(status === 200 && text === 'OK', `${answer}. Check the EMAILJS_ settings and ${access}`)
  return 'a test enquiry was accepted: it is in the inbox soon'
}
