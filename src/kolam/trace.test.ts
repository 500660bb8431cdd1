import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layDots, openEdges, type Ways } from './lattice.ts'
import { type Arc, trace } from './trace.ts'

function traced(rows: readonly number[], ways: Ways, mask?: string): Arc[] {
  const dots = layDots(rows, ways)
  openEdges(dots, ways, mask)
  return trace(dots, ways, 0.4)
}

function expectUnbroken(arcs: readonly Arc[]) {
  arcs.forEach(([, end], place) => {
    const [start] = arcs[(place + 1) % arcs.length] ?? [end]
    expect(start.x).toBeCloseTo(end.x)
    expect(start.y).toBeCloseTo(end.y)
    expect(start.crosses).toBe(end.crosses)
    // The same way on, whatever whole turns the headings carry.
    expect(Math.cos(start.heading - end.heading)).toBeCloseTo(1)
  })
}

test('goes once round a single dot', () => {
  const arcs = traced([1], 4)
  expect(arcs).toHaveLength(4)
  expectUnbroken(arcs)
})

test('crosses itself between two dots and comes back', () => {
  const arcs = traced([2], 4)
  expect(arcs.filter(([, end]) => end.crosses)).toHaveLength(2)
  expectUnbroken(arcs)
})

test('refuses two dots that no line connects', () => {
  expect(() => traced([2], 4, '0')).toThrow('The line closes after 4 of 8 arcs: a kolam is one unbroken line')
})

test('refuses nine dots with every edge open, which fall apart into three loops', () => {
  expect(() => traced([3, 3, 3], 4)).toThrow('one unbroken line')
})

test('refuses to draw round no dots at all', () => {
  expect(() => traced([], 4)).toThrow('at least one dot')
})

test('whatever edges are open, either one line walks every arc once or the figure is refused', () => {
  const fields = fc.record({
    rows: fc.constantFrom<number[]>([3, 3, 3], [1, 3, 1], [3, 4, 5, 4, 3], [2, 3, 2], [4, 4]),
    mask: fc.array(fc.constantFrom('0', '1', '1'), { minLength: 42, maxLength: 42 }),
  })
  fc.assert(
    fc.property(fields, ({ rows, mask }) => {
      const ways = rows.includes(4) && rows.includes(3) ? 6 : 4
      let arcs: Arc[]
      try {
        arcs = traced(rows, ways, mask.join(''))
      } catch (error) {
        expect(String(error)).toMatch(/closes after \d+ of \d+ arcs/)
        return
      }
      expectUnbroken(arcs)
      const middles = arcs.map(([a, b]) => `${(a.x + b.x).toFixed(3)} ${(a.y + b.y).toFixed(3)}`)
      expect(arcs).toHaveLength(rows.reduce((sum, length) => sum + length) * ways)
      expect(new Set(middles).size).toBe(arcs.length)
    }),
  )
})
