import { expect, test } from 'vitest'
import { INITIAL_COUNTRY_CODE, keepDialable } from './dialable.ts'
import { type Enquiry, fieldNames, firstProblem } from './enquiry.ts'

const complete: Enquiry = {
  firstName: 'Example',
  lastName: 'Visitor',
  email: 'visitor@example.com',
  phoneNumber: '5550100',
  countryCode: '+1',
  message: 'I would like to ask about postnatal massage.',
}

test('has nothing against a complete enquiry', () => {
  expect(firstProblem(complete)).toBeUndefined()
})

test.each(fieldNames)('misses %s when it is empty', (name) => {
  expect(firstProblem({ ...complete, [name]: '' })).toEqual({
    message: 'All fields are mandatory',
    fields: [name],
  })
})

test('counts blank space alone as empty', () => {
  expect(firstProblem({ ...complete, message: ' \n\t ' })?.fields).toEqual(['message'])
})

test('names every empty field of an untouched form, but not the country code, which holds a +', () => {
  const untouched = { ...complete, firstName: '', lastName: '', email: '', phoneNumber: '', message: '' }
  expect(firstProblem({ ...untouched, countryCode: INITIAL_COUNTRY_CODE })?.fields).toEqual([
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'message',
  ])
})

test('speaks of the empty field before the bad country code', () => {
  expect(firstProblem({ ...complete, message: '', countryCode: '+' })?.message).toBe(
    'All fields are mandatory',
  )
})

test('speaks of the country code before the phone number', () => {
  expect(firstProblem({ ...complete, countryCode: '+', phoneNumber: '+1' })?.message).toBe(
    'Country code should be valid',
  )
})

test.each(['+', '++1', '1+', '+1+', '+1a', ' +1'])('does not take %j for a country code', (countryCode) => {
  expect(firstProblem({ ...complete, countryCode })).toEqual({
    message: 'Country code should be valid',
    fields: ['countryCode'],
  })
})

test.each(['1', '+1', '91', '+91', '0044'])('takes %j for a country code', (countryCode) => {
  expect(firstProblem({ ...complete, countryCode })).toBeUndefined()
})

test.each(['+', '+5550100', '555+0100', '555 0100'])('does not take %j for a phone number', (phoneNumber) => {
  expect(firstProblem({ ...complete, phoneNumber })).toEqual({
    message: 'Phone number should only contain numbers',
    fields: ['phoneNumber'],
  })
})

test('digits of other scripts are not digits here: the practice could not dial them', () => {
  expect(firstProblem({ ...complete, phoneNumber: '௫௫௫௦௧௦௦' })?.fields).toEqual(['phoneNumber'])
})

test('typing keeps digits and +, and drops the rest', () => {
  expect(keepDialable('+91 (98) 765-43a210')).toBe('+919876543210')
})
