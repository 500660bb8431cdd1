import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { FIGURES, type FigureName, kolamLine } from './figures.ts'
import { layDots, openEdges, type Ways } from './lattice.ts'
import { edgesOf, findUnbroken } from './search.ts'
import { trace } from './trace.ts'

type Found = { rows: readonly number[]; ways: Ways; mask?: string }

const names = Object.keys(FIGURES) as FigureName[]

describe.each(names)('%s', (name) => {
  const { rows, ways, mask }: Found = FIGURES[name]

  test('is one line that goes round every dot', () => {
    const dots = layDots(rows, ways)
    openEdges(dots, ways, mask)
    expect(trace(dots, ways, 0.4)).toHaveLength(dots.length * ways)
  })

  test('names each of its edges in the mask, if it has one', () => {
    if (mask) expect(mask).toHaveLength(edgesOf(rows, ways).length)
  })

  test('keeps its line and its dots inside the picture', () => {
    const { viewBox, dots, centre } = kolamLine(name)
    const [left = 0, top = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
    expect([left, top]).toEqual([-width / 2, -height / 2])
    for (const { x, y } of dots) {
      expect(Math.abs(x)).toBeLessThan(width / 2)
      expect(Math.abs(y)).toBeLessThan(height / 2)
    }
    const [x = 0, y = 0] = (centre.match(/-?\d+/g) ?? []).map(Number)
    expect(Math.abs(x)).toBeLessThan(width / 2)
    expect(Math.abs(y)).toBeLessThan(height / 2)
  })
})

test('has as many dots as the page has things to say', () => {
  expect(Object.fromEntries(names.map((name) => [name, kolamLine(name).dots.length]))).toEqual({
    nine: 9,
    nineteen: 19,
    mark: 5,
    divider: 11,
    unfinished: 13,
  })
})

test('stops before the end only where the hand has stopped', () => {
  const parts = (data: string) => ((data.match(/-?\d+/g) ?? []).length - 2) / 6
  expect(parts(kolamLine('nine').centre)).toBe(9 * 4)
  expect(parts(kolamLine('unfinished').centre)).toBe(Math.round(13 * 4 * 0.56))
})

test('opens the edges that the search finds', () => {
  const found = ({ rows, ways }: Found, share: number, seed: number) =>
    findUnbroken(rows, ways, { share, seed })
  expect(found(FIGURES.nine, 0.6, 8)).toBe(FIGURES.nine.mask)
  expect(found(FIGURES.nineteen, 0.5, 22)).toBe(FIGURES.nineteen.mask)
  expect(found(FIGURES.unfinished, 0.6, 1)).toBe(FIGURES.unfinished.mask)
})

// Home carries the nine in its HTML, which is counted in bytes.
test('the nine weighs less than half a kilobyte', () => {
  const { outline, centre } = kolamLine('nine')
  expect(brotliCompressSync(outline + centre).length).toBeLessThan(500)
})
