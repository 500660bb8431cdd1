import { expect, test } from 'vitest'
import { keepDialable } from './dialable-fields.ts'

test('typing keeps digits and +, and drops the rest', () => {
  expect(keepDialable('+91 (98) 765-43a210')).toBe('+919876543210')
})
