// The one list of security headers, for every response of the relay and for every static host.
import { createHash } from 'node:crypto'

export type Inlined = { scripts: readonly string[]; styles: readonly string[] }

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

export function securityHeaders(inlined: Inlined, enquiryOrigin: string | undefined): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlined.scripts.map(hashOf)],
    'style-src': ["'self'", ...inlined.styles.map(hashOf)],
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
    'Content-Security-Policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}
