import { expect, test } from 'vitest'
import { layDots, openEdges } from './lattice.ts'
import { centreLine, engravedLine, UNIT } from './line.ts'
import { trace } from './trace.ts'

const FINE = { thin: 0.02, thick: 0.08 }

function mark() {
  const dots = layDots([1, 3, 1], 4)
  openEdges(dots, 4)
  return trace(dots, 4, 0.4)
}

/** The points where one cubic ends and the next begins. */
function joints(data: string): { x: number; y: number }[] {
  const [x = 0, y = 0, ...steps] = (data.match(/-?\d+/g) ?? []).map(Number)
  const points = [{ x, y }]
  for (let at = 4; at < steps.length; at += 6) {
    const { x: fromX, y: fromY } = points.at(-1) ?? { x, y }
    points.push({ x: fromX + (steps[at] ?? 0), y: fromY + (steps[at + 1] ?? 0) })
  }
  return points
}

test('writes whole numbers under one relative command', () => {
  expect(centreLine(mark())).toMatch(/^M-?\d+[ -]\d+c[\d -]+$/)
  expect(engravedLine(mark(), FINE)).toMatch(/^M-?\d+[ -]\d+c[\d -]+z$/)
})

test('the course of a closed line returns to where it began', () => {
  const points = joints(centreLine(mark()))
  expect(points).toHaveLength(21)
  expect(points.at(-1)).toEqual(points[0])
})

test('a single dot is given a circle', () => {
  const circle = trace(layDots([1], 4), 4, 0.5)
  expect(joints(centreLine(circle))).toEqual([
    { x: 0, y: -0.5 * UNIT },
    { x: 0.5 * UNIT, y: 0 },
    { x: 0, y: 0.5 * UNIT },
    { x: -0.5 * UNIT, y: 0 },
    { x: 0, y: -0.5 * UNIT },
  ])
  // 0.5523 is the handle of a quarter circle of radius 1
  expect(centreLine(circle)).toContain('c552 0 1000 448 1000 1000')
})

test('is fine where it crosses itself and swells round the back of a dot', () => {
  const arcs = mark()
  const points = joints(engravedLine(arcs, FINE))
  arcs.forEach(([waypoint], place) => {
    const out = points[place] ?? { x: 0, y: 0 }
    const back = points[points.length - 1 - place] ?? { x: 0, y: 0 }
    const breadth = Math.hypot(out.x - back.x, out.y - back.y) / UNIT
    expect(breadth).toBeCloseTo(waypoint.crosses ? FINE.thin : FINE.thick, 2)
  })
})

test('an unfinished line has an outline with two ends', () => {
  const part = mark().slice(0, 7)
  const points = joints(engravedLine(part, FINE))
  expect(points).toHaveLength(2 * 8)
  expect(joints(centreLine(part))).toHaveLength(8)
})
