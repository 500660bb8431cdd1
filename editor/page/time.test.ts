import { expect, test } from 'vitest'
import { dayAndTimeOf, timeOf } from './time.ts'

const now = new Date(2026, 10, 19, 18, 0)

test.each([
  ['earlier today', new Date(2026, 10, 19, 10, 42), '10:42'],
  ['this week', new Date(2026, 10, 17, 14, 5), 'Tuesday, 14:05'],
  ['last month', new Date(2026, 9, 7, 9, 0), '7 October 2026, 09:00'],
])('a time of %s is said in few words', (_, time, words) => {
  expect(timeOf(time.toISOString(), now)).toBe(words)
})

test.each([
  ['earlier today', new Date(2026, 10, 19, 14, 5), 'Today, 14:05'],
  ['this week', new Date(2026, 10, 17, 14, 5), 'Tuesday, 14:05'],
])('a line of a time of %s begins with its day', (_, time, words) => {
  expect(dayAndTimeOf(time.toISOString(), now)).toBe(words)
})
