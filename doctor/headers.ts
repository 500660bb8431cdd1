// The headers that protect visitors. Names only: build/headers.ts decides what they say.
import { createHash } from 'node:crypto'
import { ask, bad, type Finding, good } from './finding.ts'

const WANTED = [
  'Content-Security-Policy',
  'X-Content-Type-Options',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
]

export async function examineHeaders(site: string): Promise<Finding[]> {
  const answer = await ask(site)
  if ('problem' in answer) return [bad(`no headers were seen: ${answer.problem}`)]
  const wanted = site.startsWith('https:') ? [...WANTED, 'Strict-Transport-Security'] : WANTED
  const missing = wanted.filter((name) => !answer.headers.has(name))
  const policy = answer.headers.get('content-security-policy') ?? ''
  return [
    missing.length === 0
      ? good('the security headers are all there')
      : bad(`not sent: ${missing.join(', ')}. The host should send what dist/headers.json holds`),
    ...(policy === '' || allowsScript(policy, answer.text)
      ? []
      : [
          bad(
            'the policy forbids the script of this page: its headers are from another build, publish both again',
          ),
        ]),
  ]
}

/** A page and a policy from two different builds look fine, and nothing in the page moves. */
function allowsScript(policy: string, html: string): boolean {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  return script === '' || policy.includes(`'sha256-${hash}'`)
}

/** The page tells its browser where it may send, so it tells us too. */
export async function enquiryOriginOf(site: string): Promise<string | undefined> {
  const answer = await ask(site)
  if ('problem' in answer) return undefined
  const policy = answer.headers.get('content-security-policy') ?? ''
  return /connect-src [^;]*?(https?:\/\/[^\s;]+)/.exec(policy)?.[1]
}
