// Nelumbo nucifera: flower, seed head, leaf.
import { lerp, quadratic, RADIANS } from '../engraving/geometry.mjs'
import { leaf } from '../engraving/leaf.mjs'
import { smooth } from '../engraving/line.mjs'
import { ellipse } from '../engraving/shading.mjs'
import { profile, surface, turnedVessel } from '../engraving/turned.mjs'

/** Sacred lotus from the side: back petals first, so that each row covers the foot of the one behind. */
export function lotus(A, { cx, cy, s, lit, dim }) {
  const p = (a, l, w, b = 0, o = {}) =>
    leaf(A, {
      x: cx + Math.sin((a + 90) * RADIANS) * s * 0.06,
      y: cy,
      ang: a,
      len: s * l,
      wid: s * w,
      bend: b,
      shape: 'petal',
      longi: true,
      veins: 7,
      lit,
      dim,
      mid: 0.7,
      washOff: [0, 0],
      ...o,
    })
  for (const [a, l] of [
    [-90, 1.06],
    [-66, 1.02],
    [-114, 1.02],
    [-42, 0.98],
    [-138, 0.98],
  ])
    p(a, l, 0.2)
  for (const [a, l, b] of [
    [-22, 0.98, -0.1],
    [-158, 0.98, 0.1],
  ])
    p(a, l, 0.17, b)
  for (const [a, l] of [
    [-78, 0.94],
    [-102, 0.94],
    [-55, 0.93],
    [-125, 0.93],
  ])
    p(a, l, 0.21)
  for (const [a, l, b] of [
    [-34, 0.86, -0.12],
    [-146, 0.86, 0.12],
    [-6, 0.8, -0.16],
    [-174, 0.8, 0.16],
  ])
    p(a, l, 0.17, b)
  for (const [a, l, b] of [
    [-70, 0.74, -0.06],
    [-110, 0.74, 0.06],
    [-48, 0.66, -0.12],
    [-132, 0.66, 0.12],
  ])
    p(a, l, 0.2, b)
  p(-90, 0.72, 0.22)
}

/** Lotus seed head. */
export function lotusPod(A, { cx, cy, s }) {
  turnedVessel(A, {
    cx,
    y0: cy - s * 0.5,
    y1: cy + s * 0.4,
    r: profile([
      [0, s],
      [0.3, s * 0.9],
      [1, s * 0.18],
    ]),
    dark: surface.matte,
    fill: 'wash2',
    wmax: 1.8,
    step: 3.4,
    k: 0.24,
  })
  ellipse(A, cx, cy - s * 0.5, s, s * 0.26, { fill: 'wash', w: 1.3 })
  for (const [u, v] of [
    [-0.5, 0],
    [0, 0],
    [0.5, 0],
    [-0.25, -0.5],
    [0.25, -0.5],
    [-0.25, 0.5],
    [0.25, 0.5],
  ]) {
    ellipse(A, cx + u * s * 1.1, cy - s * 0.5 + v * s * 0.24, s * 0.1, s * 0.05, { fill: 'iv', w: 1 })
  }
}

export function lotusPad(A, cx, cy, rx, ry, turn) {
  const rim = Array.from({ length: 41 }, (_, i) => {
    const a = (i / 40) * 2 * Math.PI
    const r = 1 + 0.035 * Math.sin(a * 7 + 1) + 0.02 * Math.sin(a * 13)
    const [x, y] = [Math.cos(a) * rx * r, Math.sin(a) * ry * r]
    return [cx + x * Math.cos(turn) - y * Math.sin(turn), cy + x * Math.sin(turn) + y * Math.cos(turn)]
  })
  const toRim = (p, q) => [lerp(cx, p[0], q), lerp(cy, p[1], q)]
  A.fill(smooth(rim.slice(0, -1)), 'wash')
  A.fill(smooth([...rim.slice(0, 20), [cx, cy]]), 'wash2')
  for (let i = 0; i < 40; i += 2) {
    const mid = toRim(rim[i], 0.5)
    A.line(quadratic([cx, cy], [mid[0] + (i % 4 ? 2 : -2), mid[1]], toRim(rim[i], 0.95), 6), (t) =>
      lerp(1.7, 0.4, t),
    )
    for (const q of [0.5, 0.62, 0.74, 0.86])
      A.line(quadratic(toRim(rim[i], q), toRim(rim[i + 1], q + 0.05), toRim(rim[i + 1], q + 0.11), 3), 0.45)
    if (i < 20)
      for (let k = 1; k < 7; k++) {
        const f = [lerp(rim[i][0], rim[i + 2][0], k / 7), lerp(rim[i][1], rim[i + 2][1], k / 7)]
        A.line([toRim(f, 0.42 + 0.25 * A.r()), toRim(f, 0.75), toRim(f, 0.98)], (t) => lerp(0.15, 1.05, t))
      }
  }
  A.line(rim, (t) => 1.2 + 0.6 * Math.sin(t * 3.1))
}

/** A bud about to open: two outer petals and the one between. */
export function lotusBud(A, { x, y, s }) {
  for (const [ang, length, breadth, bend] of [
    [-64, 0.86, 0.2, -0.06],
    [-106, 0.86, 0.2, 0.06],
    [-85, 1, 0.26, 0],
  ])
    leaf(A, {
      x,
      y,
      ang,
      len: s * length,
      wid: s * breadth,
      bend,
      shape: 'petal',
      longi: true,
      veins: 7,
      lit: 'petal',
      dim: 'petal2',
      mid: 0.7,
      washOff: [0, 0],
    })
}
