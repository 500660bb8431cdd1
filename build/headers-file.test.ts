import { expect, test } from 'vitest'
import { responseHeaders, tlsHeaders } from '#contract/response-headers.ts'
import { headersFile } from './headers-file.ts'

test('a static host gets every header that the relay sends, and a cache rule for assets only', () => {
  const [pages = '', assets] = headersFile('/name/').split('\n\n')
  const lines = Object.entries({ ...responseHeaders, ...tlsHeaders }).map((header) => header.join(': '))
  expect(pages.split('\n  ')).toEqual(['/name/*', ...lines])
  expect(assets).toBe('/name/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
})
