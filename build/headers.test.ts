import { expect, test } from 'vitest'
import { headersFile, securityHeaders } from './headers.ts'

const headers = securityHeaders({ scripts: ['go()'], styles: ['a{}'] }, 'https://api.emailjs.com')

/** As Netlify and Cloudflare Pages read it: a path, then lines that begin with a space. */
function rulesIn(text: string): Map<string, Map<string, string>> {
  const rules = text.trim().split(/\n(?=\S)/)
  return new Map(
    rules.map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n')
      return [
        path,
        new Map(
          lines.map(
            (line) =>
              line
                .trim()
                .split(/: (.*)/)
                .slice(0, 2) as [string, string],
          ),
        ),
      ]
    }),
  )
}

test('a static host gets every header that the relay sends', () => {
  const rules = rulesIn(headersFile(headers, 'https://example.com/'))
  expect(Object.fromEntries(rules.get('/*') ?? [])).toEqual({
    ...headers,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  })
})

test('assets are kept for ever, and no other rule speaks of keeping', () => {
  const rules = rulesIn(headersFile(headers, 'https://example.com/name/'))
  expect([...rules.keys()]).toEqual(['/name/*', '/name/assets/*'])
  expect(rules.get('/name/assets/*')).toEqual(
    new Map([['Cache-Control', 'public, max-age=31536000, immutable']]),
  )
  expect(rules.get('/name/*')?.has('Cache-Control')).toBe(false)
})

test('nothing is promised about TLS where there is none', () => {
  expect(headersFile(headers, 'http://localhost:4173/')).not.toContain('Strict-Transport-Security')
})

test('no line is longer than Cloudflare Pages reads', () => {
  const lines = headersFile(headers, 'https://example.com/').split('\n')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000)
})
