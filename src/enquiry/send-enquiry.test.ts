import { EmailJSResponseStatus } from '@emailjs/browser'
import { expect, test } from 'vitest'
import { failureOf } from './send-enquiry.ts'

test.each([
  ['a response', new EmailJSResponseStatus(429, 'Too Many Requests'), 429, 'Too Many Requests'],
  ['a request without a response', new TypeError('Failed to fetch'), 0, 'Failed to fetch'],
  ['a plain string, thrown for missing keys', 'No public key', 0, 'No public key'],
  ['an error without a message', new Error(''), 0, 'Network Error'],
])('%s is a failure with a status and a text', (_, error, status, text) => {
  expect(failureOf(error)).toEqual({ ok: false, status, text })
})
