import { expect, test } from 'vitest'
import { middleOf } from './shapes.ts'

const shape = { narrowest: 1, widest: 1.5 }

test.each([
  ['too wide', { width: 4000, height: 900 }, { left: 1325, top: 0, width: 1350, height: 900 }],
  ['too tall', { width: 2000, height: 3000 }, { left: 0, top: 500, width: 2000, height: 2000 }],
  ['between the two', { width: 1200, height: 1000 }, { left: 0, top: 0, width: 1200, height: 1000 }],
])('a picture that is %s for its place', (_, size, middle) => {
  expect(middleOf(size, shape)).toEqual(middle)
})

test('a place without a shape takes all of it', () => {
  expect(middleOf({ width: 4000, height: 901 })).toEqual({ left: 0, top: 0, width: 4000, height: 901 })
})
