import { expect, test } from 'vitest'
import { isNewEnough } from './check-node.mjs'

test.each(['20.19.0', '20.20.2', '22.0.0', '100.0.0'])('takes Node %s', (version) => {
  expect(isNewEnough(version)).toBe(true)
})

test.each(['20.18.3', '18.20.4', '8.17.0'])('does not take Node %s', (version) => {
  expect(isNewEnough(version)).toBe(false)
})
