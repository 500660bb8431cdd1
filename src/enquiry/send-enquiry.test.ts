import { expect, test } from 'vitest'
import { failureOf } from './send-enquiry.ts'

test.each([
  ['a plain string, thrown for missing keys', 'No public key', 'No public key'],
  ['an error without a message', new Error(''), 'Network Error'],
])('%s is a network error with a text', (_, error, text) => {
  expect(failureOf(error)).toEqual({ ok: false, status: 0, text })
})
