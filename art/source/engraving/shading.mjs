// Flat rounds, stipple, and the table that things stand on.
import { ellipsePoints, lerp, quadratic, swell } from './geometry.mjs'
import { smooth, tenths } from './line.mjs'

/** A rim or a level surface: its nearer edge is the heavier. */
export function ellipse(A, cx, cy, rx, ry, { fill, w }) {
  A.fill(smooth(ellipsePoints(cx, cy, rx, ry, 0, 360, 28).slice(0, -1)), fill)
  A.line(ellipsePoints(cx, cy, rx, ry, 180, 360, 18), w * 0.8)
  A.line(ellipsePoints(cx, cy, rx, ry, 0, 180, 18), w * 1.2)
}

/** Dots by rejection: `place` gives [x, y, density, size] for two random numbers; used for powder and crumb. */
export function stipple(A, n, place, c = 'ink') {
  let d = ''
  let drawn = 0
  for (let tries = 0; drawn < n && tries < n * 30; tries++) {
    const spot = place(A.r(), A.r())
    if (!spot || A.r() > spot[2]) continue
    const [x, y, , r] = spot
    d += `M${tenths(x - r)} ${tenths(y)}a${tenths(r)} ${tenths(r)} 0 1 0 ${tenths(2 * r)} 0a${tenths(r)} ${tenths(r)} 0 1 0-${tenths(2 * r)} 0`
    drawn++
  }
  A.ink(d, c)
}

/** Cast shadow: a few flat strokes that thin out, offset to the right because the light comes from the upper left. */
export function shadow(A, cx, y, rx, strokes = 7) {
  for (let i = 0; i < strokes; i++) {
    const k = i / (strokes - 1)
    const w = rx * (1.05 - 0.12 * i * 0.8)
    const from = cx - w * (0.9 - 0.1 * k) + rx * 0.35 * k
    const to = cx + w + rx * 0.35 * (1 - k * 0.3)
    const at = y + (i - 1) * 2.4
    A.line(
      quadratic([from, at], [(from + to) / 2, at + 0.6], [to, at], 6),
      (t) => 1.9 * swell(t * 0.96 + 0.02) * (1 - 0.35 * k) + 0.15,
      'sh',
    )
  }
}

/** The table edge: one fine line that dies away at both ends. */
export function ground(A, from, to, y) {
  A.line(
    quadratic([from, y], [(from + to) / 2, y - 0.6], [to, y], 14),
    (t) => 1.1 * swell(t * 0.98 + 0.01) ** 0.5 + 0.1,
    'line',
  )
}

/** The light that runs down the left of anything glazed, from one height (0 is the top) to another. */
export function gleam(A, { cx, y0, h, r, from, to, w }) {
  const points = Array.from({ length: 11 }, (_, i) => {
    const t = lerp(from, to, i / 10)
    return [cx - r(t) * 0.74, y0 + t * h]
  })
  A.line(points, (t) => w * 0.075 * swell(t * 0.9 + 0.05) + 0.4, 'brHi')
}
