import { clamp, cubic, ellipsePoints, lerp, quadratic, RADIANS, swell } from '../engraving/geometry.mjs'
import { leaf } from '../engraving/leaf.mjs'
import { smooth, thorn } from '../engraving/line.mjs'

/**
 * A cotton cloth tied to a rope, held open by a turned rod. Every fold is one curve from the knot, round the belly
 * and back to the knot; `u` runs from the opening (0) to the outer edge (1), so folds never cross.
 */
export function thottil(A, { cx, top, width, height, rope, tilt }) {
  const rnd = A.r
  const swing = ([x, y]) => {
    const a = tilt * RADIANS
    const dx = x - cx
    const dy = y - top
    return [cx + dx * Math.cos(a) - dy * Math.sin(a), top + dx * Math.sin(a) + dy * Math.cos(a)]
  }
  const P = (x, y) => swing([cx + x * width, top + y * height])
  // One side of a fold, knot to belly. The waist at the rod (y about .36) is where the cloth is held apart.
  const side = (u, s) => {
    const waist = lerp(0.3, 0.5, u)
    const hip = lerp(0.6, 1, u)
    const sag = lerp(0.66, 1, u)
    const hipY = lerp(0.55, 0.71, u)
    const knot = lerp(0.012, 0.06, u)
    const a = cubic(
      [s * knot, 0],
      [s * lerp(0.05, 0.12, u), 0.14],
      [s * waist * 0.72, 0.22],
      [s * waist, 0.36],
      12,
    )
    const b = cubic(
      [s * waist, 0.36],
      [s * lerp(waist, hip, 0.5), 0.46],
      [s * hip, lerp(0.47, 0.58, u)],
      [s * hip, hipY],
      10,
    )
    const c = cubic([s * hip, hipY], [s * hip, lerp(hipY, sag, 0.62)], [s * hip * 0.52, sag], [0, sag], 14)
    return [...a, ...b.slice(1), ...c.slice(1)].map(([x, y]) => P(x, y))
  }
  const fold = (u) => [...side(u, -1), ...side(u, 1).reverse().slice(1)]
  const outer = fold(1)
  const inner = fold(0)

  // Rope to the beam (cut by the edge of the picture)
  const knotTop = P(0, -0.02)
  for (const dx of [-3.4, 3.4]) {
    const strand = quadratic(
      [knotTop[0] + dx, knotTop[1] - rope],
      [knotTop[0] + dx, knotTop[1] - rope / 2],
      [knotTop[0] + dx * 0.7, knotTop[1]],
      10,
    )
    A.line(strand, 7.4)
    A.line(strand, 5.2, 'br')
  }
  for (let y = -rope; y < 0; y += 7)
    A.ink(
      thorn(
        [knotTop[0] - 6, knotTop[1] + y + 5],
        [knotTop[0], knotTop[1] + y + 2],
        [knotTop[0] + 6, knotTop[1] + y - 2],
        1.5,
      ),
    )

  // Inside of the cloth, seen through the opening
  A.fill(smooth(inner), 'clothIn')
  for (let i = 1; i < 26; i++) {
    const x = lerp(-0.62, 0.62, i / 26)
    const reach = Math.sqrt(Math.max(0, 1 - (x / 0.68) ** 2))
    const dark = 0.5 + 0.5 * clamp(x + 0.5) + 0.3 * rnd()
    const from = P(x * 0.16, 0.1 + Math.abs(x) * 0.16)
    const to = P(x * 0.92, 0.5 + 0.15 * reach)
    A.line(quadratic(from, P(x * 0.55, 0.36), to, 8), (t) => dark * 2.1 * swell(t * 0.8 + 0.14))
  }
  // Rod that holds the cloth open (thottil kambu); its ends are inside the folds
  const rod = quadratic(P(-0.46, 0.362), P(0, 0.368), P(0.46, 0.362), 14)
  A.line(rod, 12)
  A.line(rod, 9.6, 'wood')
  for (const dy of [2, 3.4])
    A.line(
      rod.map(([x, y]) => [x, y + dy]),
      0.9,
    )
  A.line(
    rod.map(([x, y]) => [x, y - 2.6]),
    1,
    'brHi',
  )

  // Beads on threads, tied to the rod within a newborn's sight
  for (const [x, len, c] of [
    [-0.16, 0.1, 'ro2'],
    [0, 0.145, 'br'],
    [0.15, 0.085, 'wash'],
  ]) {
    A.line([P(x, 0.37), P(x + 0.003, 0.37 + len * 0.5), P(x, 0.37 + len)], 1.3, 'brHi')
    for (const [k, r] of [
      [0.62, 0.026],
      [1, 0.04],
    ]) {
      const [bx, by] = P(x, 0.37 + len * k)
      A.fill(smooth(ellipsePoints(bx, by, r * width, r * width, 0, 345, 14)), k === 1 ? c : 'brHi')
      A.line(ellipsePoints(bx, by, r * width, r * width, 0, 360, 18), 1.3)
    }
  }

  // Front cloth: the ring between opening and outer edge
  A.fill(smooth(outer) + smooth(inner.toReversed()), 'clothg')

  // Folds. Light comes from the upper left: lines thin out over the left hip and gather weight to the right and below.
  // Near the knot the folds lie closer than a line is wide, so most of them begin lower down.
  const FOLDS = Math.round(11 + width / 11)
  // half the distance between neighbouring folds: wider lines would close up into black
  const room = inner.map((p, j) => (0.62 * Math.hypot(p[0] - outer[j][0], p[1] - outer[j][1])) / FOLDS)
  const shade = (t, u) => {
    const strapL = 0.6 * clamp(1 - t / 0.24)
    const belly = clamp((t - 0.27) / 0.16) * (0.3 + 0.8 * u) * clamp((0.8 - t) / 0.1 + 0.7)
    const strapR = clamp((t - 0.62) / 0.14) * (0.5 + 0.5 * u)
    return Math.max(strapL, belly, strapR)
  }
  for (let i = 1; i < FOLDS; i++) {
    const u = (i + (rnd() - 0.5) * 0.4) / FOLDS
    if (u > 0.03 && u < 0.2) continue // room for the woven border
    const start = i % 4 === 0 ? 0.015 : i % 2 ? 0.15 + 0.03 * rnd() : 0.09 + 0.03 * rnd()
    const whole = fold(u)
    const n = whole.length - 1
    let run = []
    const flush = () => {
      const r = run
      if (r.length > 3)
        A.line(
          r.map((q) => q.p),
          (t) => r[Math.round(t * (r.length - 1))].w,
        )
      run = []
    }
    whole.forEach((p, j) => {
      const t = j / n
      const ends = clamp((t - start) / 0.05) * clamp((1 - start - t) / 0.05)
      const crowd = t < 0.12 || t > 0.88 ? 2.4 : 1 // fewer folds there, so each may be wider
      const w = Math.min(2.3, room[j] * crowd) * shade(t, u) * ends * (0.9 + 0.2 * rnd())
      if (w < 0.24) {
        if (run.length) run.push({ p, w: 0.1 })
        flush()
      } else run.push({ p, w: run.length ? w : 0.12 })
    })
    flush()
  }
  // Woven border, brass on the cloth, following the opening
  for (const [u, w] of [
    [0.1, 6],
    [0.165, 1.8],
    [0.045, 1.6],
  ])
    A.line(fold(u), w, 'zari')
  for (const u of [0.073, 0.127]) A.line(fold(u), 0.7)
  const band = fold(0.1)
  for (let i = 4; i < band.length - 4; i += 2)
    A.fill(smooth(ellipsePoints(band[i][0], band[i][1], 1.4, 1.4, 0, 330, 7)), 'ink')

  A.line(inner, 1.5)
  A.line(side(1, -1), 1.4)
  A.line(side(1, 1), 2.2)

  // Knot: two wraps and the gathered ends above
  for (const a of [-128, -58, -96])
    leaf(A, {
      x: knotTop[0],
      y: knotTop[1] + 4,
      ang: a,
      len: height * (a === -96 ? 0.12 : 0.09),
      wid: width * 0.06,
      bend: (a + 90) / 500,
      shape: 'obov',
      longi: true,
      veins: 3,
      lit: 'clothLit',
      dim: 'clothDim',
      mid: 0.8,
      washOff: [0, 0],
    })
  for (let j = 0; j < 3; j++) {
    const y = knotTop[1] + 3 + j * 5
    const wrap = quadratic(
      [knotTop[0] - width * 0.085, y],
      [knotTop[0], y + 6],
      [knotTop[0] + width * 0.085, y],
      8,
    )
    A.line(wrap, 6.4)
    A.line(wrap, 4.4, 'br')
  }
}
