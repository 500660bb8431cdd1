import { expect, test } from 'vitest'
import { complete } from '../tests/relay/fixtures.ts'
import { firstProblem } from './enquiry.ts'

const COUNTRY_CODE = 'Country code should be valid'
const PHONE_NUMBER = 'Phone number should only contain numbers'

// tests/e2e/contact-validation.test.ts tests empty fields and the order of the checks.
test.each(['+', '++1', '1+', '+1+', '+1a', ' +1'])('%j is not a country code', (countryCode) => {
  const problem = { message: COUNTRY_CODE, fields: ['countryCode'] }
  expect(firstProblem({ ...complete, countryCode })).toEqual(problem)
})

test.each(['1', '+1', '91', '+91', '0044'])('%j is a country code', (countryCode) => {
  expect(firstProblem({ ...complete, countryCode })).toBeUndefined()
})

// The practice could not dial digits of other scripts.
test.each(['+', '+5550100', '555+0100', '555 0100', '௫௫௫௦௧௦௦'])('%j is not a phone number', (phoneNumber) => {
  const problem = { message: PHONE_NUMBER, fields: ['phoneNumber'] }
  expect(firstProblem({ ...complete, phoneNumber })).toEqual(problem)
})
