// The one list of security headers, for every response of the relay and for every static host.
import { createHash } from 'node:crypto'

export type Inlined = { scripts: readonly string[]; styles: readonly string[] }

/** As a policy or an `integrity` attribute names it. */
export const digestOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

const quotedDigest = (text: string) => `'${digestOf(text)}'`

export function securityHeaders(inlined: Inlined, enquiryOrigin: string | undefined): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlined.scripts.map(quotedDigest)],
    'style-src': ["'self'", ...inlined.styles.map(quotedDigest)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(enquiryOrigin ? [enquiryOrigin] : [])],
    'manifest-src': ["'self'"],
    // The form is sent by script; a browser without it must not put the visitor's words into an address.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return {
    // Headers leave in the first flight of packets too: no blanks that nobody reads.
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join(';'),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    // Not no-referrer: with it the form's own request would not say where it comes from, and be refused.
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

/** Files under assets/ have their content's hash in their name, so they never change. */
const FOREVER = 'public, max-age=31536000, immutable'
/** As the relay sends it, and only where the site is never served without TLS. */
const HSTS = 'max-age=63072000; includeSubDomains'

/**
 * The same list for Netlify and Cloudflare Pages. Nothing is said about how long pages are kept: both ask for them
 * again each time by themselves, and a second Cache-Control would be added to the one for assets, not replaced by it.
 */
export function headersFile(headers: Record<string, string>, siteUrl: string): string {
  const { protocol, pathname: base } = new URL(siteUrl)
  const rules = {
    [`${base}*`]: { ...headers, ...(protocol === 'https:' && { 'Strict-Transport-Security': HSTS }) },
    [`${base}assets/*`]: { 'Cache-Control': FOREVER },
  }
  return Object.entries(rules)
    .map(([path, lines]) => [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}
