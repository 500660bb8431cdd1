import { expect, test } from 'vitest'
import { fieldNames, firstProblem } from './enquiry.ts'
import { exampleEnquiry } from './example-enquiry.ts'

const EMPTY = 'All fields are mandatory'
const COUNTRY_CODE = 'Country code should be valid'
const PHONE_NUMBER = 'Phone number should only contain numbers'

test.each(fieldNames)('reports an empty %s', (name) => {
  expect(firstProblem({ ...exampleEnquiry, [name]: '' })).toEqual({ message: EMPTY, fields: [name] })
})

test('blank space alone is empty', () => {
  expect(firstProblem({ ...exampleEnquiry, message: ' \n\t ' })?.fields).toEqual(['message'])
})

test('names every empty field of an untouched form, but not the country code, which holds a +', () => {
  const untouched = { firstName: '', lastName: '', email: '', phoneNumber: '', message: '' }
  const problem = firstProblem({ ...untouched, countryCode: '+' })
  expect(problem?.fields).toEqual(Object.keys(untouched))
})

test.each([
  [{ message: '', countryCode: '+' }, EMPTY],
  [{ countryCode: '+', phoneNumber: '+1' }, COUNTRY_CODE],
])('of several problems, %j shows "%s"', (fields, message) => {
  expect(firstProblem({ ...exampleEnquiry, ...fields })?.message).toBe(message)
})

test.each(['+', '++1', '1+', '+1+', '+1a', ' +1'])('%j is not a country code', (countryCode) => {
  const problem = { message: COUNTRY_CODE, fields: ['countryCode'] }
  expect(firstProblem({ ...exampleEnquiry, countryCode })).toEqual(problem)
})

test.each(['1', '+1', '91', '+91', '0044'])('%j is a country code', (countryCode) => {
  expect(firstProblem({ ...exampleEnquiry, countryCode })).toBeUndefined()
})

// The practice could not dial digits of other scripts.
test.each(['+', '+5550100', '555+0100', '555 0100', '௫௫௫௦௧௦௦'])('%j is not a phone number', (phoneNumber) => {
  const problem = { message: PHONE_NUMBER, fields: ['phoneNumber'] }
  expect(firstProblem({ ...exampleEnquiry, phoneNumber })).toEqual(problem)
})
