import { EmailJSResponseStatus } from '@emailjs/browser'
import { expect, test } from 'vitest'
import { outcomeOf } from './outcome.ts'

test('keeps status and text of an answer', () => {
  expect(outcomeOf(new EmailJSResponseStatus(429, 'Too Many Requests'))).toEqual({
    ok: false,
    status: 429,
    text: 'Too Many Requests',
  })
})

test('counts a request that got no answer as a network error with status 0', () => {
  expect(outcomeOf(new TypeError('Failed to fetch'))).toEqual({
    ok: false,
    status: 0,
    text: 'Failed to fetch',
  })
})

test('takes the plain string that the client throws for missing keys', () => {
  expect(outcomeOf('The public key is required')).toEqual({
    ok: false,
    status: 0,
    text: 'The public key is required',
  })
})

test('has a name even for an error without words', () => {
  expect(outcomeOf(new Error(''))).toEqual({ ok: false, status: 0, text: 'Network Error' })
})
