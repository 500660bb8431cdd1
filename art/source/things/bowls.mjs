// Open vessels: bowl, cup, mortar, pot.
// A is the drawing, base the y on which a thing stands, cx its middle, k the flattening of its circles (how far above
// the table the eye is).
import { clamp, cubic, ellipsePoints, lerp, RADIANS, swell } from '../engraving/geometry.mjs'
import { smooth, thorn } from '../engraving/line.mjs'
import { ellipse, shadow, stipple } from '../engraving/shading.mjs'
import { profile, surface, turnedVessel } from '../engraving/turned.mjs'

/** Footed brass bowl. `content` is a pigment name; a heap is stippled, `heap` near zero is a liquid. */
export function bowl(A, { cx, base, w, h, content, heap, stip = 300 }) {
  const y0 = base - h
  const k = 0.2
  shadow(A, cx, base + w * 0.04, w * 0.72)
  turnedVessel(A, {
    cx,
    y0,
    y1: base,
    r: profile([
      [0, w],
      [0.25, w * 0.97],
      [0.6, w * 0.78],
      [0.88, w * 0.42],
      [1, w * 0.42 * 1.06],
    ]),
    dark: surface.metal,
    fill: 'brassg',
    wmax: 2,
    step: 3.4,
    k: k * 0.9,
  })
  ellipse(A, cx, y0, w, w * k, { fill: 'br2', w: 1.5 })
  ellipse(A, cx, y0 + 1, w * 0.94, w * k * 0.9, { fill: content, w: 0.9 })
  const ridge = Array.from({ length: 17 }, (_, i) => [
    cx + lerp(-w * 0.9, w * 0.9, i / 16),
    y0 + w * k * 0.18 - swell(i / 16) ** 1.25 * w * heap,
  ])
  A.fill(smooth([...ridge, ...ellipsePoints(cx, y0 + 1, w * 0.93, w * k * 0.88, 0, 180, 14)]), content)
  A.line(ridge.slice(1, -1), (t) => 0.9 * swell(t + 0.02) + 0.15)
  stipple(A, stip, (u, v) => {
    const x = lerp(-0.9, 0.9, u)
    const top = k * 0.18 - Math.sin((Math.PI * (x + 0.9)) / 1.8) ** 1.25 * heap
    const bottom = k * 0.86 * Math.sqrt(1 - (x * x) / 0.87 || 0)
    if (!(bottom > top)) return
    const density = clamp(0.12 + 0.7 * (x + 0.35) + 0.25 * v)
    return [cx + x * w, y0 + lerp(top, bottom, v) * w, density * density, 0.28 + 0.42 * A.r()]
  })
}

/** Stoneware cup of herb tea. */
export function cup(A, { cx, base, w, h }) {
  shadow(A, cx, base + 3, w * 0.9)
  const hx = cx + w * 0.93
  const handle = cubic(
    [hx - 6, base - h * 0.78],
    [hx + w * 0.55, base - h * 0.9],
    [hx + w * 0.5, base - h * 0.25],
    [hx - w * 0.2, base - h * 0.26],
    16,
  )
  A.line(handle, 9)
  A.line(handle, 6.4, 'st2')
  turnedVessel(A, {
    cx,
    y0: base - h,
    y1: base,
    r: profile([
      [0, w],
      [0.3, w * 0.98],
      [0.75, w * 0.8],
      [1, w * 0.5],
    ]),
    dark: surface.matte,
    fill: 'stone',
    wmax: 1.8,
    step: 3.5,
    k: 0.2,
  })
  ellipse(A, cx, base - h, w, w * 0.2, { fill: 'st', w: 1.4 })
  ellipse(A, cx, base - h + 1.5, w * 0.9, w * 0.17, { fill: 'pw3', w: 0.9 })
  for (let i = 0; i < 5; i++)
    A.line(
      ellipsePoints(cx, base - h + 1.5, w * (0.86 - i * 0.06), w * 0.17 * (0.9 - i * 0.12), 200, 290, 8),
      (t) => 0.8 * (1 - t) + 0.1,
    )
}

/** Stone mortar with ground leaf and pestle. */
export function mortar(A, { cx, base, w, h, k = 0.2 }) {
  const y0 = base - h
  shadow(A, cx, base + w * 0.04, w * 0.8)
  turnedVessel(A, {
    cx,
    y0,
    y1: base,
    r: profile([
      [0, w],
      [0.08, w * 1.02],
      [0.14, w * 0.95],
      [0.45, w * 0.86],
      [0.68, w * 0.55],
      [0.76, w * 0.46],
      [0.84, w * 0.5],
      [0.95, w * 0.66],
      [1, w * 0.66],
    ]),
    dark: surface.matte,
    fill: 'stone',
    wmax: 2.1,
    step: 3.4,
    k,
  })
  ellipse(A, cx, y0, w, w * k, { fill: 'st', w: 1.5 })
  ellipse(A, cx, y0 + 1.5, w * 0.88, w * k * 0.84, { fill: 'wash2', w: 1 })
  for (let i = 0; i < 9; i++) {
    const q = ellipsePoints(
      cx,
      y0 + 1.5 + i * 0.2,
      w * (0.86 - i * 0.05),
      w * k * (0.82 - i * 0.07),
      190,
      275,
      8,
    )
    A.line(q, (t) => 0.9 * (1 - t) + 0.15)
  }
  rod(A, [cx + w * 0.05, y0 + w * 0.08], [cx + w * 0.98, y0 - w * 1.15], w * 0.11, w * 0.17)
}

function rod(A, p0, p1, w0, w1) {
  const n = 14
  const dx = p1[0] - p0[0]
  const dy = p1[1] - p0[1]
  const l = Math.hypot(dx, dy)
  const tx = dx / l
  const ty = dy / l
  const nx = -ty
  const ny = tx
  const W = (t) =>
    lerp(w0, w1, t) *
    (t < 0.08 ? Math.sqrt(t / 0.08) * 0.25 + 0.75 : 1) *
    (t > 0.9 ? Math.sqrt(clamp((1 - t) / 0.1 + 0.08)) : 1) *
    (1 - 0.22 * Math.sin(Math.PI * t))
  const L = []
  const Q = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const c = [p0[0] + dx * t, p0[1] + dy * t]
    L.push([c[0] + nx * W(t), c[1] + ny * W(t)])
    Q.push([c[0] - nx * W(t), c[1] - ny * W(t)])
  }
  A.fill(smooth([...L, ...Q.toReversed()]), 'stone')
  for (let d = 2; d < l - 2; d += 3.4) {
    const t = d / l
    const c = [p0[0] + dx * t, p0[1] + dy * t]
    const w = W(t)
    const a = [c[0] + nx * w * 0.98, c[1] + ny * w * 0.98]
    const b = [c[0] - nx * w * (0.05 + 0.2 * A.r()), c[1] - ny * w * 0.1]
    A.ink(thorn(a, [lerp(a[0], b[0], 0.5) - tx * 2, lerp(a[1], b[1], 0.5) - ty * 2], b, 1.5))
  }
  A.line(L, 1.5)
  A.line(Q, 0.9)
}

/** Unglazed pot. It is drawn after what grows in it, so that its rim stands before the stems. */
export function clayPot(A, { cx, base, w, h, k = 0.18 }) {
  const y0 = base - h
  shadow(A, cx, base + w * 0.05, w * 0.8)
  ellipse(A, cx, y0, w, w * k, { fill: 'clay2', w: 1.4 })
  ellipse(A, cx, y0 + 2, w * 0.88, w * k * 0.84, { fill: 'soil', w: 0.8 })
  const r = profile([
    [0, w],
    [0.16, w * 1.01],
    [0.18, w * 0.9],
    [0.5, w * 0.84],
    [0.9, w * 0.66],
    [1, w * 0.64],
  ])
  turnedVessel(A, { cx, y0, y1: base, r, dark: surface.matte, fill: 'clayg', wmax: 2, step: 3.4, k })
  const rim = []
  for (let a = 180; a >= 0; a -= 12)
    rim.push([cx + w * Math.cos(a * RADIANS), y0 + w * k * Math.sin(a * RADIANS)])
  A.line(rim, 1.6)
  // a band of kolam waves pressed in the clay
  const ry = 0.44
  for (const s of [1, -1]) {
    const q = []
    for (let p = -84; p <= 84; p += 3)
      q.push([
        cx + r(ry) * Math.sin(p * RADIANS),
        y0 + h * ry + k * r(ry) * Math.cos(p * RADIANS) + s * Math.sin(p * 0.13) * h * 0.045,
      ])
    A.line(q, 1.5, 'iv2')
  }
}
