// Jars for dried herbs, powders and oils.
// A is the drawing, base the y on which a thing stands, cx its middle, k the flattening of its circles (how far above
// the table the eye is).
import { lerp, RADIANS, swell } from '../engraving/geometry.mjs'
import { smooth, thorn } from '../engraving/line.mjs'
import { ellipse, gleam, shadow } from '../engraving/shading.mjs'
import { profile, surface, turnedVessel } from '../engraving/turned.mjs'
import { printedMark } from './kolam-on-things.mjs'

/** Bharani: the two-tone stoneware jar of every South Indian kitchen; here it holds the lehyam. */
export function bharani(A, { cx, base, h, w, k = 0.18 }) {
  const y0 = base - h
  shadow(A, cx, base + w * 0.05, w * 0.95)
  const r = profile([
    [0, w * 0.6],
    [0.08, w * 0.62],
    [0.15, w * 0.66],
    [0.3, w * 0.94],
    [0.5, w],
    [0.8, w * 0.94],
    [0.96, w * 0.74],
    [1, w * 0.72],
  ])
  turnedVessel(A, { cx, y0, y1: base, r, dark: surface.matte, fill: 'linen', wmax: 1.9, step: 3.5, k })
  // brown glaze from the shoulder up; the edge is uneven, as glaze is
  const glazeY = 0.36
  const edge = []
  for (let p = -88; p <= 88; p += 8)
    edge.push([
      cx + r(glazeY) * Math.sin(p * RADIANS),
      y0 + h * glazeY + k * r(glazeY) * Math.cos(p * RADIANS) + Math.sin(p * 0.11) * h * 0.014,
    ])
  const L = []
  const Rr = []
  for (let i = 0; i <= 12; i++) {
    const t = (glazeY * i) / 12
    L.push([cx - r(t), y0 + t * h])
    Rr.push([cx + r(t), y0 + t * h])
  }
  A.fill(smooth([...L, ...edge, ...Rr.reverse()]), 'glaze')
  turnedVessel(A, {
    cx,
    y0,
    y1: y0 + h * glazeY,
    r: (t) => r(t * glazeY),
    dark: surface.glass,
    wmax: 1.9,
    step: 3.5,
    k,
    outline: 1.2,
  })
  A.line(edge, 1)
  gleam(A, { cx, y0, h, r, from: 0.17, to: 0.33, w })
  turnedVessel(A, {
    cx,
    y0: y0 - h * 0.12,
    y1: y0 + h * 0.03,
    r: profile([
      [0, w * 0.5],
      [0.3, w * 0.66],
      [1, w * 0.68],
    ]),
    dark: surface.glass,
    fill: 'glaze',
    wmax: 1.7,
    step: 3,
    k,
  })
  ellipse(A, cx, y0 - h * 0.12, w * 0.5, w * 0.5 * k, { fill: 'jam', w: 1.1 })
  turnedVessel(A, {
    cx,
    y0: y0 - h * 0.22,
    y1: y0 - h * 0.11,
    r: profile([
      [0, w * 0.1],
      [0.3, w * 0.17],
      [0.7, w * 0.13],
      [1, w * 0.12],
    ]),
    dark: surface.glass,
    fill: 'glaze',
    wmax: 1.3,
    step: 2.8,
    k,
  })
  printedMark(A, cx, y0 + h * 0.68 + k * w, h * 0.26)
}

/** Squat preserving jar with a cloth cover, tied: jam. */
export function jar(A, { cx, base, h, w, k = 0.17 }) {
  const y0 = base - h
  shadow(A, cx, base + w * 0.06, w * 1.1)
  turnedVessel(A, {
    cx,
    y0,
    y1: base,
    r: profile([
      [0, w * 0.86],
      [0.08, w * 0.88],
      [0.2, w],
      [0.9, w],
      [1, w * 0.9],
    ]),
    dark: surface.glass,
    fill: 'jam',
    wmax: 1.8,
    step: 3.6,
    k,
  })
  const hl = []
  for (let i = 0; i <= 8; i++) hl.push([cx - w * 0.74, y0 + h * lerp(0.28, 0.7, i / 8)])
  A.line(hl, (t) => w * 0.08 * swell(t * 0.9 + 0.05) + 0.4, 'brHi')
  // cloth cover
  const fr = []
  const n = 9
  for (let i = 0; i <= n * 2; i++) {
    const a = lerp(-90, 90, i / (n * 2))
    const rr = w * 1.06 * (i % 2 ? 1.06 : 0.98)
    fr.push([
      cx + rr * Math.sin(a * RADIANS),
      y0 + h * 0.14 + (i % 2 ? 7 : 0) + k * w * Math.cos(a * RADIANS),
    ])
  }
  const tp = []
  for (let a = -90; a <= 90; a += 15)
    tp.push([cx + w * 0.88 * Math.sin(a * RADIANS), y0 - h * 0.05 - Math.cos(a * RADIANS) * k * w * 0.9])
  A.fill(smooth([...fr, ...tp.toReversed()]), 'linen')
  A.line(fr, 1.1)
  A.line(tp, 1)
  for (let i = 0; i < 26; i++) {
    const a = lerp(-86, 86, i / 25) + A.r() * 3
    const d = surface.matte(a, 0)
    A.ink(
      thorn(
        [cx + w * 0.9 * Math.sin(a * RADIANS), y0 + h * 0.02 + k * w * 0.9 * Math.cos(a * RADIANS)],
        [cx + w * 0.95 * Math.sin(a * RADIANS), y0 + h * 0.08 + k * w * Math.cos(a * RADIANS)],
        [cx + w * 1.04 * Math.sin(a * RADIANS), y0 + h * 0.13 + k * w * Math.cos(a * RADIANS)],
        0.5 + d * 1.2,
      ),
    )
  }
  for (let j = 0; j < 2; j++) {
    const q = []
    for (let a = -90; a <= 90; a += 12)
      q.push([
        cx + w * 0.92 * Math.sin(a * RADIANS),
        y0 + h * 0.015 + j * 3.4 + k * w * 0.92 * Math.cos(a * RADIANS),
      ])
    A.line(q, 2.2, 'br2')
  }
  for (let i = 0; i < 6; i++) {
    const q = []
    const yy = y0 - h * 0.05 + i * 2.6
    for (let p = 10; p <= 70; p += 10)
      q.push([cx + w * 0.88 * Math.sin(p * RADIANS), yy - 6 + k * w * 0.5 * Math.cos(p * RADIANS)])
    A.line(q, (t) => lerp(0.1, 0.8, t))
  }
}
