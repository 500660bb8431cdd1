import { away, distance, type Point } from './lattice.ts'
import type { Arc, Waypoint } from './trace.ts'

/** How hard the burin is pressed: fine where the line crosses itself, swelling round the back of a dot. */
export type Burin = { thin: number; thick: number }

/**
 * Path data is written in whole numbers of a fine unit: on a screen of double density the largest kolam is shown at
 * 450 pixels between dots, so a rounded point lies within an eighth of a pixel of its place.
 */
export const UNIT = 2000

/** One edge of the line along one arc, as the four points of a cubic: `side` is 1 or -1, or 0 for the centre. */
function edge([a, b]: Arc, side: number, { thin, thick }: Burin): Point[] {
  const beside = (it: Waypoint, breadth: number) => away(it, it.heading + Math.PI / 2, (side * breadth) / 2)
  const from = beside(a, a.crosses ? thin : thick)
  const to = beside(b, b.crosses ? thin : thick)
  // An arc from crossing to crossing is fine at both ends: only its handles can make it swell.
  const swells = a.crosses && b.crosses
  // The handle of a circular arc of this turn, or a third of a straight run. Headings may differ by whole turns,
  // hence the absolute value.
  const handle = distance(from, to) / (1.5 + 1.5 * Math.abs(Math.cos((b.heading - a.heading) / 2)))
  return [
    from,
    away(swells ? beside(a, thick) : from, a.heading, handle),
    away(swells ? beside(b, thick) : to, b.heading, -handle),
    to,
  ]
}

/**
 * Points four by four, each four a cubic that begins where the last one ended. The numbers are relative and stand
 * under a single command: a symmetric figure repeats them, and compression finds that.
 */
function pathData(points: readonly Point[]): string {
  let [fromX, fromY] = [0, 0]
  let data = ''
  points.forEach((point, place) => {
    const x = Math.round(point.x * UNIT)
    const y = Math.round(point.y * UNIT)
    if (place === 0) data = `M${x} ${y}c`
    if (place % 4 > 0) data += `${x - fromX} ${y - fromY} `
    if (place % 4 === 3 || place === 0) [fromX, fromY] = [x, y]
  })
  return data.trim().replaceAll(' -', '-')
}

/** The course of the line without breadth: a stroke along it can uncover the engraved line bit by bit. */
export function centreLine(arcs: readonly Arc[]): string {
  return pathData(arcs.flatMap((arc) => edge(arc, 0, { thin: 0, thick: 0 })))
}

/**
 * The engraved line as one closed outline, so that it needs no stroke and scales with the drawing: out along one
 * edge, straight over, and back along the other. On a closed line the way over is walked there and back, and encloses
 * nothing.
 */
export function engravedLine(arcs: readonly Arc[], burin: Burin): string {
  const side = (sign: number) => arcs.flatMap((arc) => edge(arc, sign, burin))
  const out = side(1)
  const back = side(-1).reverse()
  const over = [...out.slice(-1), ...out.slice(-1), ...back.slice(0, 1), ...back.slice(0, 1)]
  return `${pathData([...out, ...over, ...back])}z`
}
