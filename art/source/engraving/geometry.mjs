// The plain geometry under every drawing: chance with a seed, curves as lists of points.

/** Seeded, so that a picture is the same on every run. */
export function seededRandom(s) {
  let a = s >>> 0
  return () => {
    a |= 0
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const RADIANS = Math.PI / 180

export const lerp = (a, b, t) => a + (b - a) * t

export const clamp = (x, a = 0, b = 1) => Math.max(a, Math.min(b, x))

/** From nothing to full and back, as t goes from 0 to 1. */
export const swell = (t) => Math.sin(Math.PI * clamp(t))

export const smoothstep = (a, b, x) => {
  const t = clamp((x - a) / (b - a))
  return t * t * (3 - 2 * t)
}

const parts = (n, point) => Array.from({ length: n + 1 }, (_, i) => point(i / n))

export const quadratic = (a, b, c, n) =>
  parts(n, (t) => {
    const u = 1 - t
    return [0, 1].map((k) => u * u * a[k] + 2 * u * t * b[k] + t * t * c[k])
  })

export const cubic = (a, b, c, d, n) =>
  parts(n, (t) => {
    const u = 1 - t
    return [0, 1].map(
      (k) => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k],
    )
  })

/** Part of an ellipse from one angle to another, in degrees, clockwise from the right. */
export const ellipsePoints = (cx, cy, rx, ry, from, to, n) =>
  parts(n, (t) => {
    const angle = lerp(from, to, t) * RADIANS
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]
  })

/** The direction of a line at one of its points. */
export function tangent(points, i) {
  const [ax, ay] = points[Math.max(0, i - 1)]
  const [bx, by] = points[Math.min(points.length - 1, i + 1)]
  const length = Math.hypot(bx - ax, by - ay) || 1
  return [(bx - ax) / length, (by - ay) / length]
}
