import { expect, test } from 'vitest'
import { layDots, openEdges } from './lattice.ts'

test('lays rows of dots on one axis', () => {
  const dots = layDots([1, 3, 1], 4)
  expect(dots.map(({ x, y }) => [x, y])).toEqual([
    [0, -1],
    [-1, 0],
    [0, 0],
    [1, 0],
    [0, 1],
  ])
})

test('sets the rows of a hexagonal lattice closer, so that all neighbours are equally far', () => {
  const [upper, lower] = layDots([1, 2], 6)
  expect(Math.hypot((lower?.x ?? 0) - (upper?.x ?? 0), (lower?.y ?? 0) - (upper?.y ?? 0))).toBeCloseTo(1)
})

test('opens an edge from both of its ends', () => {
  const dots = layDots([2], 4)
  openEdges(dots, 4)
  const [left, right] = dots
  expect(left?.open[1]).toBe(right)
  expect(right?.open[3]).toBe(left)
})

test('leaves closed what the mask closes', () => {
  const dots = layDots([3], 4)
  openEdges(dots, 4, '01')
  const [left, middle, right] = dots
  expect(left?.open[1]).toBeUndefined()
  expect(middle?.open[1]).toBe(right)
})

test('gives the dot in the middle of a hexagon six neighbours', () => {
  const dots = layDots([3, 4, 5, 4, 3], 6)
  openEdges(dots, 6)
  expect(dots[9]?.open.filter(Boolean)).toHaveLength(6)
})
