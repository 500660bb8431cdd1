import { expect, test } from 'vitest'
import { edgesOf, familiesOf, findUnbroken, isUnbroken } from './search.ts'

test('lists each edge between neighbours once', () => {
  expect(edgesOf([3, 3, 3], 4)).toHaveLength(12)
  expect(edgesOf([3, 4, 5, 4, 3], 6)).toHaveLength(42)
})

test('gathers edges that a quarter turn carries into one another', () => {
  const families = familiesOf(edgesOf([1, 3, 1], 4), 4)
  expect(families).toEqual([0, 0, 0, 0])
  expect(new Set(familiesOf(edgesOf([3, 3, 3], 4), 4)).size).toBe(3)
})

test('tells one line from several', () => {
  expect(isUnbroken([2], 4, '1')).toBe(true)
  expect(isUnbroken([2], 4, '0')).toBe(false)
})

test('says so when there is no unbroken line to find', () => {
  // Two by two dots have one family of edges: open they make two loops, closed they make four.
  expect(() => findUnbroken([2, 2], 4, { share: 0.5, seed: 1 })).toThrow('change the seed')
})
