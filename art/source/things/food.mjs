// What is eaten and drunk.
import { clamp, cubic, ellipsePoints, lerp, RADIANS, swell } from '../engraving/geometry.mjs'
import { smooth, thorn } from '../engraving/line.mjs'
import { shadow, stipple } from '../engraving/shading.mjs'

/** Banana leaf laid flat as a plate. */
export function bananaLeaf(A, { cx, cy, len, wid, tilt }) {
  const a = tilt * RADIANS
  const P = (x, y) => [cx + x * Math.cos(a) - y * Math.sin(a), cy + x * Math.sin(a) + y * Math.cos(a)]
  const half = (t) => wid * swell(t * 0.95 + 0.05) ** 0.6
  shadow(A, cx, cy + wid * 0.8, len * 0.4)
  const edge = (s) =>
    Array.from({ length: 25 }, (_, i) =>
      P(lerp(-len / 2, len / 2, i / 24), s * half(i / 24) * (s < 0 ? 0.8 : 1)),
    )
  const rib = Array.from({ length: 25 }, (_, i) => P(lerp(-len / 2 - 14, len / 2, i / 24), 0))
  A.fill(smooth([...edge(-1), ...edge(1).reverse()]), 'leafLit')
  A.fill(smooth([...rib, ...edge(1).reverse()]), 'leafDim')
  for (const s of [-1, 1])
    for (let i = 2; i < 58; i++) {
      const t = i / 60
      const x = lerp(-len / 2, len / 2, t)
      const w = half(t + 0.03) * (s < 0 ? 0.78 : 0.97)
      const full = s > 0 ? 1 : 0.5 + 0.5 * A.r()
      A.ink(thorn(P(x, 0), P(x + 5, s * w * 0.5 * full), P(x + 11, s * w * full), s > 0 ? 1.05 : 0.7))
    }
  A.line(edge(-1), 1)
  A.line(edge(1), 1.6)
  A.line(rib, (t) => lerp(5.4, 1.6, t), 'ink')
  A.line(rib, (t) => lerp(3.6, 0.7, t), 'wash')
}

/** Ladoo: stipple only, since a grainy ladoo has no contour lines. */
export function ladoo(A, cx, cy, r) {
  const p = ellipsePoints(cx, cy, r, r * 0.97, 0, 345, 22)
  A.fill(smooth(p), 'lad2')
  A.fill(smooth(ellipsePoints(cx - r * 0.12, cy - r * 0.12, r * 0.82, r * 0.8, 0, 345, 18)), 'lad')
  A.fill(smooth(ellipsePoints(cx - r * 0.32, cy - r * 0.34, r * 0.3, r * 0.26, 0, 345, 12)), 'brHi', 0.55)
  stipple(A, 170, (u, v) => {
    const a = u * 6.283
    const q = Math.sqrt(v)
    const x = Math.cos(a) * q
    const y = Math.sin(a) * q
    const d = clamp(0.08 + 0.55 * (x * 0.6 + y * 0.7 + 0.25) + 0.4 * q ** 5)
    return [cx + x * r * 0.97, cy + y * r * 0.95, d, 0.5 + 0.6 * A.r()]
  })
  A.line(ellipsePoints(cx, cy, r, r * 0.97, 140, 320, 14), 0.8)
  A.line(ellipsePoints(cx, cy, r, r * 0.97, -40, 140, 14), 1.7)
}

/** Three rising strokes. */
export function steam(A, x, y, h) {
  for (const [o, s] of [
    [-12, 1],
    [6, 1.15],
    [20, 0.8],
  ])
    A.line(
      cubic(
        [x + o, y],
        [x + o + 18 * s, y - h * 0.35 * s],
        [x + o - 18 * s, y - h * 0.6 * s],
        [x + o + 6, y - h * s],
        16,
      ),
      (t) => 1.7 * Math.sin(Math.PI * t) + 0.15,
      'line',
    )
}
