// Bodies of revolution: what a potter or a turner makes, and what grows round.
import { clamp, lerp, RADIANS, smoothstep, swell } from './geometry.mjs'
import { smooth } from './line.mjs'

const TINY = 1e-6

/**
 * The radius of a vessel from top (0) to foot (1), through the [height, radius] pairs given. Monotone cubic
 * interpolation (Fritsch and Carlson), so that a curve never bulges past the radii given.
 */
export function profile(pairs) {
  const n = pairs.length
  const x = pairs.map((pair) => pair[0])
  const y = pairs.map((pair) => pair[1])
  const m = slopes(x, y)
  return (t) => {
    const at = clamp(t)
    let i = 0
    while (i < n - 2 && at > x[i + 1]) i++
    const h = x[i + 1] - x[i] || TINY
    const k = (at - x[i]) / h
    const k2 = k * k
    const k3 = k2 * k
    return (
      y[i] * (2 * k3 - 3 * k2 + 1) +
      h * m[i] * (k3 - 2 * k2 + k) +
      y[i + 1] * (-2 * k3 + 3 * k2) +
      h * m[i + 1] * (k3 - k2)
    )
  }
}

function slopes(x, y) {
  const last = x.length - 1
  const d = Array.from({ length: last }, (_, i) => (y[i + 1] - y[i]) / (x[i + 1] - x[i] || TINY))
  const m = x.map((_, i) => {
    if (i === 0 || i === last) return d[Math.min(i, last - 1)]
    return d[i - 1] * d[i] <= 0 ? 0 : (d[i - 1] + d[i]) / 2
  })
  for (let i = 0; i < last; i++) {
    if (d[i] === 0) {
      m[i] = 0
      m[i + 1] = 0
      continue
    }
    const a = m[i] / d[i]
    const b = m[i + 1] / d[i]
    const excess = a * a + b * b
    if (excess <= 9) continue
    const k = 3 / Math.sqrt(excess)
    m[i] = k * a * d[i]
    m[i + 1] = k * b * d[i]
  }
  return m
}

/**
 * How dark a turned surface is: matte stone, polished metal, glass with its two gleams. Angles run from -90 (left edge)
 * to 90; `slope` is how fast the body widens downwards there.
 */
export const surface = {
  matte(angle, slope) {
    const lit = Math.max(0, Math.cos((angle + 38) * RADIANS))
    const fromBelow = angle > 58 ? ((angle - 58) / 30) * 0.34 : 0
    return clamp((1 - lit * 0.98 - slope * 0.28 - fromBelow) * 0.95)
  },
  metal(angle, slope) {
    let d = clamp(0.5 + 0.5 * Math.cos((angle - 38) * RADIANS * 1.7)) ** 1.3
    if (angle < -62) d = 0.45 + ((-62 - angle) / 26) * 0.5
    if (angle > -42 && angle < -28) d *= 0.12
    if (angle > 66) d *= 0.5
    return clamp(d - slope * 0.2)
  },
  glass(angle, slope) {
    let d = 0.52 - 0.34 * smoothstep(-20, 60, angle)
    if (angle < -60) d = 0.95
    if (angle > 76) d = 0.9
    if (angle > -56 && angle < -42) d = 0
    if (angle > 58 && angle < 70) d = 0.12
    return clamp(d - slope * 0.15)
  },
}

/** A width that follows the list given, evenly spaced from the start of a line to its end. */
const alongList = (widths) => (t) => {
  const q = t * (widths.length - 1)
  const i = Math.min(widths.length - 2, Math.floor(q))
  return lerp(widths[i], widths[i + 1], q - i)
}

/** Hatching thinner than this is left out: it would print as grey. */
const FINEST = 0.26

/** A turned vessel: hatching follows its circles and swells with the darkness there. */
export function turnedVessel(
  A,
  { cx, y0, y1, r, k = 0.16, step = 3.4, dark = surface.matte, wmax = 2, fill, outline = 1.3 },
) {
  const H = y1 - y0
  const sides = Array.from({ length: 41 }, (_, i) => ({ radius: r(i / 40), y: y0 + (i / 40) * H }))
  const left = sides.map(({ radius, y }) => [cx - radius, y])
  const right = sides.map(({ radius, y }) => [cx + radius, y])
  const foot = []
  for (let a = -84; a <= 84; a += 12)
    foot.push([cx + r(1) * Math.sin(a * RADIANS), y1 + k * r(1) * Math.cos(a * RADIANS)])
  if (fill) A.fill(smooth([...left, ...foot, ...right.toReversed()]), fill)
  for (let y = y0 + step * 0.5; y <= y1 + 0.01; y += step) {
    const t = (y - y0) / H
    if (r(t) < 3) continue
    const slope = clamp((r(Math.min(1, t + 0.015)) - r(Math.max(0, t - 0.015))) / (0.03 * H), -1.4, 1.4)
    const jitter = (A.r() - 0.5) * 0.25
    hatchCircle(A, {
      weight: (angle) => clamp(dark(angle, slope, t) + (A.r() - 0.5) * 0.05) * wmax,
      at: (angle) => [
        cx + r(t) * Math.sin(angle * RADIANS),
        y + k * r(t) * Math.cos(angle * RADIANS) + jitter,
      ],
    })
  }
  A.line(left, outline * 0.75)
  A.line(foot, (t) => outline * (1 + 0.5 * t))
  A.line(right, outline * 1.25)
}

/** One circle of hatching, broken where the surface is lit. */
function hatchCircle(A, { weight, at }) {
  let points = []
  let widths = []
  const flush = () => {
    if (points.length >= 3) A.line(points, alongList(widths))
    points = []
    widths = []
  }
  for (let angle = -87; angle <= 87.1; angle += Math.abs(angle) > 60 ? 13 * 0.66 : 13) {
    const w = weight(angle)
    if (w >= FINEST) {
      widths.push(points.length ? w : FINEST)
      points.push(at(angle))
    } else if (points.length) {
      widths.push(0.1)
      points.push(at(angle))
      flush()
    }
  }
  flush()
}

/** A body whose lines run from top to bottom (onion, tied cloth). */
export function ribbedBody(A, { cx, y0, y1, r, n, dark = surface.matte, wmax, fill, wob = 0, lean = 0 }) {
  const H = y1 - y0
  const middle = (t) => cx + lean * (1 - t) * (1 - t)
  const side = (s) =>
    Array.from({ length: 27 }, (_, i) => [middle(i / 26) + s * r(i / 26), y0 + (i / 26) * H])
  A.fill(smooth([...side(-1), ...side(1).reverse()]), fill)
  for (let i = 1; i < n; i++) {
    const angle = -88 + (176 * i) / n + (A.r() - 0.5) * 2
    const phase = A.r() * 6
    const from = A.r() * 0.05
    const to = 1 - A.r() * 0.06
    const heights = Array.from({ length: 15 }, (_, j) => lerp(from, to, j / 14))
    const turned = (t) => angle + wob * Math.sin(t * 7 + phase)
    const widths = heights.map((t) => {
      const slope = (r(Math.min(1, t + 0.02)) - r(Math.max(0, t - 0.02))) / (0.04 * H)
      const press = 0.5 + 0.5 * swell(t * 0.9 + 0.05)
      return Math.max(0.12, wmax * dark(turned(t), slope * 0.8, t) * press)
    })
    A.line(
      heights.map((t) => [middle(t) + r(t) * Math.sin(turned(t) * RADIANS), y0 + t * H]),
      alongList(widths),
    )
  }
  A.line(side(-1), 1.3 * 0.8)
  A.line(side(1), 1.3 * 1.3)
}
