import { EmailJSResponseStatus } from '@emailjs/browser'
import { expect, test } from 'vitest'
import { failureOf } from './send-enquiry.ts'

test('a failure has the status and text of the answer', () => {
  expect(failureOf(new EmailJSResponseStatus(429, 'Too Many Requests'))).toEqual({
    ok: false,
    status: 429,
    text: 'Too Many Requests',
  })
})

test('a request without an answer is a network error with status 0', () => {
  expect(failureOf(new TypeError('Failed to fetch'))).toEqual({
    ok: false,
    status: 0,
    text: 'Failed to fetch',
  })
})

test('a plain string, thrown for missing keys, is the text', () => {
  expect(failureOf('The public key is required')).toEqual({
    ok: false,
    status: 0,
    text: 'The public key is required',
  })
})

test('an error without a message is called Network Error', () => {
  expect(failureOf(new Error(''))).toEqual({ ok: false, status: 0, text: 'Network Error' })
})
