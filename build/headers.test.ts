import { expect, test } from 'vitest'
import { headerRules, headersFile } from './headers.ts'

const options = {
  inlined: { boot: 'go()', style: 'a{}' },
  enquiryOrigin: 'https://api.emailjs.com',
  hstsIncludesSubdomains: false,
}
const rules = headerRules(options)

test('a static host gets every header that the relay sends, and a cache rule for assets only', () => {
  const [pages = '', assets] = headersFile(rules, 'https://example.com/name/').split('\n\n')
  const lines = Object.entries({ ...rules.everywhere, ...rules.https }).map((header) => header.join(': '))
  expect(pages.split('\n  ')).toEqual(['/name/*', ...lines])
  expect(assets).toBe('/name/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  // Cloudflare Pages ignores lines of more than 2,000 characters.
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
})

test('HSTS needs TLS, and includes subdomains only where the owner asks for it', () => {
  expect(headersFile(rules, 'http://localhost:4173/')).not.toContain('Strict-Transport-Security')
  expect(rules.https['Strict-Transport-Security']).toBe('max-age=63072000')
  const { https } = headerRules({ ...options, hstsIncludesSubdomains: true })
  expect(https['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
})
