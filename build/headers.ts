// Every security header and cache rule, for the relay (headers.json) and for static hosts (_headers).
import { createHash } from 'node:crypto'
import type { Settings } from '#settings/build-settings.ts'
import type { HeaderRules } from '../relay/http/served-build.ts'

type Inlined = { boot: string; style: string }
type HeaderOptions = Pick<Settings, 'enquiryOrigin' | 'hstsIncludesSubdomains'> & { inlined: Inlined }

/** As a Content-Security-Policy and an `integrity` attribute write it. */
export const digestOf = (content: string | Buffer) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Two years, what browsers' preload lists recommend. */
const HSTS_SECONDS = 63_072_000

export function headerRules({ inlined, enquiryOrigin, hstsIncludesSubdomains }: HeaderOptions): HeaderRules {
  return {
    everywhere: {
      'Content-Security-Policy': contentSecurityPolicy(inlined, enquiryOrigin),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      // Not no-referrer: the form's request would then have no Origin and be refused.
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(),geolocation=(),microphone=(),payment=(),usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    https: {
      'Strict-Transport-Security': `max-age=${HSTS_SECONDS}${hstsIncludesSubdomains ? '; includeSubDomains' : ''}`,
    },
    pages: { 'Cache-Control': 'no-cache' },
    // Names under assets/ contain a hash, so a changed file has a new name.
    assets: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  }
}

function contentSecurityPolicy({ boot, style }: Inlined, enquiryOrigin: string | undefined): string {
  return [
    "default-src 'none'",
    `script-src 'self' '${digestOf(boot)}'`,
    `style-src 'self' '${digestOf(style)}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${enquiryOrigin ? ` ${enquiryOrigin}` : ''}`,
    "manifest-src 'self'",
    // The form is sent by script; without it, a browser must not put the visitor's text into an address.
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';')
}

/**
 * For Netlify and Cloudflare Pages. There is no Cache-Control for pages: both revalidate them by default, and a second
 * header would be added to that of assets, not replaced by it.
 */
export function headersFile({ everywhere, https, assets }: HeaderRules, siteUrl: string): string {
  const { protocol, pathname: base } = new URL(siteUrl)
  const rules = {
    [`${base}*`]: { ...everywhere, ...(protocol === 'https:' && https) },
    [`${base}assets/*`]: assets,
  }
  return Object.entries(rules)
    .map(([path, lines]) => [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)])
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}
