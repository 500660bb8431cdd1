// Checks a running site from outside. A check resolves to what works, or rejects with what is wrong and what to do.
import { once } from 'node:events'
import { connect } from 'node:tls'
import { EMAILJS, requestBody, SEND_PATH } from '#contract/emailjs-api.ts'
import { digestOf, headerRules } from '../build/headers.ts'
import type { Settings } from '../build/settings.ts'

const TIMEOUT_MS = 15_000
const DAY_MS = 24 * 60 * 60 * 1000
/** certbot renews 30 days before the end, so with fewer than 14 several renewals have failed. */
const MIN_CERTIFICATE_DAYS = 14

export type LiveSite = Pick<Settings, 'account' | 'enquiryOrigin'> & {
  /** With a slash at its end. */
  address: string
  sendsEnquiry: boolean
}

type Finding = { isOk: boolean; text: string }
type HttpResponse = { status: number; headers: Headers; text: string; url: string }

/** `testId` identifies the test enquiry. */
export async function checkLive(site: LiveSite, testId: string): Promise<Finding[]> {
  const { address } = site
  const home = await requestHome(address).catch((error: Error) => error)
  if (home instanceof Error) return [{ isOk: false, text: home.message }]
  const relay = relayOf(site, home)
  const results = await Promise.allSettled([
    checkPages(address),
    checkNotFound(address),
    checkHeaders(address, home),
    checkCertificate(address),
    // EmailJS has no such paths.
    ...(relay === EMAILJS ? [] : [checkStorage(relay), checkDelivery(relay)]),
    ...(site.sendsEnquiry ? [checkEnquiry(site, relay, testId)] : []),
  ])
  return results.map((result) =>
    result.status === 'fulfilled'
      ? { isOk: true, text: result.value }
      : { isOk: false, text: (result.reason as Error).message },
  )
}

/** Where Home does not answer, or redirects, every other check would fail too, with the wrong advice. */
async function requestHome(address: string): Promise<HttpResponse> {
  const advice = 'Is the site running, and is the address right?'
  const home = await request(address).catch(({ message }: Error) => {
    throw new Error(`${message}. ${advice}`)
  })
  if (home.url !== new URL(address).href)
    throw new Error(`${address} leads to ${home.url}: check that address instead`)
  if (home.status !== 200) throw new Error(`${address} answers with ${home.status}. ${advice}`)
  return home
}

async function request(address: string, options: RequestInit = {}): Promise<HttpResponse> {
  try {
    const response = await fetch(address, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const { status, headers, url } = response
    return { status, headers, url, text: await response.text() }
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error && cause.message ? cause.message : message
    throw new Error(`${address} cannot be reached: ${reason}`)
  }
}

/** The list of pages is the sitemap's, because the build makes it from the route table. */
async function checkPages(address: string): Promise<string> {
  const sitemap = await request(`${address}sitemap.xml`)
  const pages = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page = '']) => page)
  if (sitemap.status !== 200 || pages.length === 0) {
    throw new Error(`${address}sitemap.xml is missing: is this our site, and is all of dist/site published?`)
  }
  const foreign = pages.find((page) => !page.startsWith(address))
  if (foreign) throw new Error(`the sitemap lists ${foreign}: build again with SITE_URL=${address}`)
  for (const page of pages) {
    const { status, text } = await request(page)
    if (status !== 200) throw new Error(`${page} answers with ${status}: is it published?`)
    if (!isOurPage(text, page)) throw new Error(`${page} answers with a page that is not ours`)
  }
  return `all ${pages.length} pages of the sitemap are ours`
}

async function checkNotFound(address: string): Promise<string> {
  const { status, text } = await request(`${address}no-such-page`)
  if (status === 404 && isOurPage(text)) return 'an unknown address is answered with our own page'
  const answer = status === 404 ? 'a page that is not ours' : status
  throw new Error(`an unknown address is answered with ${answer}: make 404.html the error page of the host`)
}

/** index.html gives every document data-page. Only 404.html has no canonical address. */
function isOurPage(html: string, address?: string): boolean {
  const [link = ''] = /<link [^>]*rel="canonical"[^>]*>/.exec(html) ?? []
  const canonical = /href="([^"]*)"/.exec(link)?.[1]
  return /<html [^>]*data-page="/.test(html) && canonical === address
}

async function checkHeaders(address: string, { headers, text }: HttpResponse): Promise<string> {
  const [, boot = ''] = /<script>(.*?)<\/script>/s.exec(text) ?? []
  const inlined = { boot, style: '' }
  const rules = headerRules({ inlined, enquiryOrigin: undefined, hstsIncludesSubdomains: false })
  const required = { ...rules.everywhere, ...(address.startsWith('https:') && rules.https) }
  const missing = Object.keys(required).filter((name) => !headers.has(name))
  if (missing.length > 0) {
    throw new Error(`not sent: ${missing.join(', ')}. The host should send what dist/headers.json holds`)
  }
  if (headers.get('content-security-policy')?.includes(digestOf(boot))) return 'the security headers are sent'
  throw new Error(
    'the security headers forbid the script of this page: publish page and headers of the same build',
  )
}

/** The policy of a page allows the origin that it sends enquiries to, if that is not its own. */
function relayOf({ address, enquiryOrigin }: LiveSite, { headers }: HttpResponse): string {
  const policy = headers.get('content-security-policy')
  const allowed = policy ? /connect-src [^;]*?(https?:\/\/[^\s;]+)/.exec(policy)?.[1] : enquiryOrigin
  return allowed ?? new URL(address).origin
}

async function checkCertificate(address: string): Promise<string> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') return 'http has no certificate: fine on this machine, not in public'
  const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname })
  await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) })
  const expiry = new Date(socket.getPeerCertificate().valid_to)
  socket.destroy()
  return checkExpiry(expiry, Date.now())
}

export function checkExpiry(expiry: Date, now: number): string {
  const days = Math.floor((expiry.getTime() - now) / DAY_MS)
  const text = `the certificate is valid until ${expiry.toISOString().slice(0, 10)}`
  if (days < MIN_CERTIFICATE_DAYS) throw new Error(`${text}, for ${days} more days: run certbot renew`)
  return text
}

/** What EmailJS and our relay answer. */
const OK = 'OK'

const noRelayAt = (origin: string) =>
  `there is no relay at ${origin}: set ENQUIRY_ORIGIN to its address and build again`

async function checkStorage(relay: string): Promise<string> {
  const { status, text } = await request(`${relay}/healthz`)
  if (status === 200 && text === OK) return 'the relay can store messages'
  if (status === 200) throw new Error(noRelayAt(relay))
  throw new Error(`the relay answers with ${status}: ${text.trim().slice(0, 120)}`)
}

async function checkDelivery(relay: string): Promise<string> {
  const { status, text } = await request(`${relay}/healthz/delivery`)
  if (status !== 200 || !text.startsWith('{"isConfigured":')) throw new Error(noRelayAt(relay))
  const { isConfigured, waiting = 0, oldest, deadLetters = 0, lastError } = JSON.parse(text)
  if (!isConfigured) return 'the relay stores messages and sends no mail: SMTP_URL is not set'
  const queue = `${waiting} waiting${oldest ? `, the oldest since ${oldest}` : ''}`
  if (!lastError && deadLetters === 0) return `the relay delivers by mail: ${queue}`
  const isRefused = lastError?.code.startsWith('EAUTH')
  const cause = isRefused ? 'the mail server refuses the login' : 'not everything is delivered by mail'
  const error = lastError ? `${lastError.code}, ${lastError.at}; ` : ''
  throw new Error(
    `${cause} (${error}${queue}, ${deadLetters} not delivered): check SMTP_URL and the log of the relay; npm run inbox shows the messages`,
  )
}

/** Sends a test enquiry, marked so that nobody takes it for a visitor's. */
async function checkEnquiry({ address, account }: LiveSite, relay: string, testId: string): Promise<string> {
  const { origin } = new URL(address)
  const enquiry = {
    firstName: 'TEST',
    lastName: 'of the website',
    email: 'test@example.com',
    phoneNumber: '5550100',
    countryCode: '+1',
    message: `This is a test of the website (${testId}), sent by npm run check-live. No answer is needed.`,
  }
  const { status, headers, text } = await request(relay + SEND_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(requestBody(account, enquiry)),
  })
  if (status === 200 && text !== OK) throw new Error(noRelayAt(relay))
  if (status !== 200) {
    const advice: Record<number, string> = {
      400: ': build and relay must have the same EMAILJS_ settings',
      403:
        relay === EMAILJS
          ? ': allow API calls for non-browser applications in EmailJS › Account › Security'
          : `: add ${origin} to ALLOWED_ORIGINS`,
      404: `: ${noRelayAt(relay)}`,
    }
    const reason = text.trim().slice(0, 120)
    throw new Error(`the test enquiry was refused with ${status} (${reason})${advice[status] ?? ''}`)
  }
  const allowedOrigin = headers.get('access-control-allow-origin') ?? ''
  if (relay !== origin && !['*', origin].includes(allowedOrigin)) {
    throw new Error(`the page may not read the answer of ${relay}: add ${origin} to ALLOWED_ORIGINS`)
  }
  return `a test enquiry was accepted (${testId})`
}
