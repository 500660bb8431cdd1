// Path data for engraved lines: relative numbers with few decimals, because a picture holds tens of thousands.
import { tangent } from './geometry.mjs'

const round = (value, parts) => Math.round(value * parts) / parts

export const tenths = (value) => round(value, 10)

/** Closed curve through the midpoints of a polygon. */
export function smooth(points, parts = 10) {
  if (points.length < 3) return ''
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const to = (value) => round(value, parts)
  let here = middle(points.at(-1), points[0]).map(to)
  const start = here
  const steps = points.flatMap((point, i) => {
    const end = middle(point, points[(i + 1) % points.length])
    const step = [point[0] - here[0], point[1] - here[1], end[0] - here[0], end[1] - here[1]].map(to)
    here = [to(here[0] + step[2]), to(here[1] + step[3])]
    return step
  })
  return `M${start.join(' ')}q${steps.join(' ')}z`
}

/** A line of changing width, as an outline: the width of an SVG stroke cannot change along its path. */
export function stroke(points, width) {
  const left = []
  const right = []
  points.forEach(([x, y], i) => {
    const [tx, ty] = tangent(points, i)
    const full = typeof width === 'function' ? width(i / (points.length - 1)) : width
    const half = Math.max(0.06, full / 2)
    left.push([x - ty * half, y + tx * half])
    right.push([x + ty * half, y - tx * half])
  })
  return smooth([...left, ...right.reverse()])
}

/** The cheapest engraved line: thick at its root, gone at its tip. Most hatching is made of these. */
export function thorn(root, bend, tip, width) {
  const dx = bend[0] - root[0]
  const dy = bend[1] - root[1]
  const length = Math.hypot(dx, dy) || 1
  const nx = ((-dy / length) * width) / 2
  const ny = ((dx / length) * width) / 2
  const from = [root[0] + nx, root[1] + ny].map(tenths)
  const out = [tip[0] - from[0], tip[1] - from[1]]
  const end = [from[0] + tenths(out[0]), from[1] + tenths(out[1])]
  const there = [bend[0] + nx * 0.6 - from[0], bend[1] + ny * 0.6 - from[1], ...out]
  const back = [
    bend[0] - nx * 0.6 - end[0],
    bend[1] - ny * 0.6 - end[1],
    root[0] - nx - end[0],
    root[1] - ny - end[1],
  ]
  return `M${from.join(' ')}q${there.map(tenths).join(' ')}q${back.map(tenths).join(' ')}`
}
