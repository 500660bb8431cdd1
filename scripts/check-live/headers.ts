import { createHash } from 'node:crypto'
import { bad, type Finding, good } from './finding.ts'
import type { Answer } from './request.ts'

const REQUIRED = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
]

export function checkHeaders(address: string, home: Answer): Finding[] {
  const required = address.startsWith('https:') ? [...REQUIRED, 'Strict-Transport-Security'] : REQUIRED
  const missing = required.filter((name) => !home.headers.has(name))
  if (missing.length > 0) {
    return [bad(`not sent: ${missing.join(', ')}. The host should send what dist/headers.json holds`)]
  }
  return allowsInlineScript(home)
    ? [good('the security headers are sent')]
    : [bad('the security headers forbid the script of this page: publish page and headers of the same build')]
}

function allowsInlineScript({ headers, text }: Answer): boolean {
  const [, script] = /<script>(.*?)<\/script>/s.exec(text) ?? []
  if (!script) return true
  const hash = createHash('sha256').update(script).digest('base64')
  return headers.get('content-security-policy')?.includes(`'sha256-${hash}'`) ?? false
}

/** Where the page sends enquiries, if not to its own origin: its policy must allow it. */
export function enquiryOrigin({ headers }: Answer): string | undefined {
  const policy = headers.get('content-security-policy') ?? ''
  return /connect-src [^;]*?(https?:\/\/[^\s;]+)/.exec(policy)?.[1]
}
