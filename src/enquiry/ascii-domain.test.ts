import { expect, test } from 'vitest'
import { withAsciiDomain } from './ascii-domain.ts'
import { isFieldValid } from './field-errors.ts'

test.each([
  ['asha@bücher.de', 'asha@xn--bcher-kva.de'],
  ['asha@தமிழ்.com', 'asha@xn--rlcus7b3d.com'],
  ['asha@example.com', 'asha@example.com'],
])('%s is sent as %s, and is valid', (typed, sent) => {
  expect(withAsciiDomain(typed)).toBe(sent)
  expect(isFieldValid('email', typed)).toBe(true)
})

test.each([
  'ashä@example.com',
  'asha@bü cher.de',
  'asha@bücher.de\n',
  'asha@bücher/de',
  'bücher.de',
  'asha@',
])('%j is not an email address', (typed) => {
  expect(withAsciiDomain(typed)).toBe(typed)
  expect(isFieldValid('email', typed)).toBe(false)
})
