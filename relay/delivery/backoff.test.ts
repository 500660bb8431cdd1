import { expect, test } from 'vitest'
import { retryDelay } from './backoff.ts'

test('backs off from 5 seconds to an hour', () => {
  expect([1, 2, 3, 10, 11, 500].map(retryDelay)).toEqual([5e3, 10e3, 20e3, 2_560e3, 3_600e3, 3_600e3])
})
