import { expect, test } from 'vitest'
import { headerRules, headersFile } from './headers.ts'

const options = {
  inlined: { scripts: ['go()'], styles: ['a{}'] },
  enquiryOrigin: 'https://api.emailjs.com',
  hstsIncludesSubdomains: false,
}
const rules = headerRules(options)

/** As Netlify and Cloudflare Pages read it: a path, then indented lines. */
function parseHeadersFile(text: string): Record<string, Record<string, string>> {
  const blocks = text.trim().split(/\n(?=\S)/)
  return Object.fromEntries(
    blocks.map((block) => {
      const [path = '', ...lines] = block.trim().split('\n')
      return [
        path,
        Object.fromEntries(
          lines.map((line) =>
            line
              .trim()
              .split(/: (.*)/)
              .slice(0, 2),
          ),
        ),
      ]
    }),
  )
}

test('a static host gets every header that the relay sends', () => {
  const file = parseHeadersFile(headersFile(rules, 'https://example.com/'))
  expect(file['/*']).toEqual({ ...rules.everywhere, ...rules.https })
})

test('the cache rule of assets is the only one for a static host', () => {
  const file = parseHeadersFile(headersFile(rules, 'https://example.com/name/'))
  expect(Object.keys(file)).toEqual(['/name/*', '/name/assets/*'])
  expect(file['/name/assets/*']).toEqual({ 'Cache-Control': 'public, max-age=31536000, immutable' })
  expect(file['/name/*']).not.toHaveProperty('Cache-Control')
})

test('HSTS includes subdomains only where the owner asks for it', () => {
  const hstsOf = (hstsIncludesSubdomains: boolean) =>
    headerRules({ ...options, hstsIncludesSubdomains }).https['Strict-Transport-Security']
  expect(hstsOf(false)).toBe('max-age=63072000')
  expect(hstsOf(true)).toBe('max-age=63072000; includeSubDomains')
})

test('HSTS is not promised without TLS', () => {
  expect(headersFile(rules, 'http://localhost:4173/')).not.toContain('Strict-Transport-Security')
})

test('no line is longer than Cloudflare Pages reads', () => {
  const lines = headersFile(rules, 'https://example.com/').split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
})
