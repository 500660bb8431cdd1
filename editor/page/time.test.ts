import { expect, test } from 'vitest'
import { timeOf } from './time.ts'

const now = new Date(2026, 10, 19, 18, 0)

test.each([
  ['earlier today', new Date(2026, 10, 19, 10, 42), '10:42'],
  ['this week', new Date(2026, 10, 17, 14, 5), 'Tuesday, 14:05'],
  ['last month', new Date(2026, 9, 7, 9, 0), '7 October 2026, 09:00'],
])('a time of %s is said in few words', (_, time, words) => {
  expect(timeOf(time.toISOString(), now)).toBe(words)
})
