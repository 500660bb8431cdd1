// Cotton, tied and folded.
import { clamp, lerp, quadratic } from '../engraving/geometry.mjs'
import { leaf } from '../engraving/leaf.mjs'
import { smooth, thorn } from '../engraving/line.mjs'
import { shadow, stipple } from '../engraving/shading.mjs'
import { profile, ribbedBody, surface } from '../engraving/turned.mjs'

/** Kizhi: a cloth of warm herbs tied to a handle, pressed on stiff joints with oil. */
export function kizhi(A, { cx, base, w, h }) {
  const neck = base - h * 0.58
  shadow(A, cx, base - 2, w * 1.02)
  for (const a of [-104, -76, -90])
    leaf(A, {
      x: cx,
      y: neck + 4,
      ang: a,
      len: h * 0.42,
      wid: w * 0.15,
      bend: (a + 90) / 900,
      shape: 'obov',
      longi: true,
      veins: 3,
      lit: 'iv',
      dim: 'iv2',
      mid: 0.9,
      washOff: [0, 0],
    })
  ribbedBody(A, {
    cx,
    y0: neck,
    y1: base,
    r: profile([
      [0, w * 0.2],
      [0.08, w * 0.26],
      [0.28, w * 0.72],
      [0.58, w],
      [0.8, w * 0.98],
      [0.94, w * 0.8],
      [1, w * 0.56],
    ]),
    n: 34,
    dark: (angle, slope, t) =>
      clamp(surface.matte(angle, slope) * 0.95 + (t < 0.25 ? 0.45 * (1 - t / 0.25) : 0) - 0.05),
    fill: 'linen',
    wmax: 1.7,
    wob: 4,
  })
  A.line(quadratic([cx - w * 0.54, base], [cx, base + w * 0.06], [cx + w * 0.54, base], 8), 1.5)
  for (let j = 0; j < 6; j++)
    A.line(
      quadratic(
        [cx - w * 0.2, neck + 4 - j * 4.4],
        [cx, neck + 10 - j * 4.4],
        [cx + w * 0.2, neck + 4 - j * 4.4],
        8,
      ),
      3.4,
      j % 2 ? 'br' : 'br2',
    )
  stipple(A, 60, (u, v) => [cx + (u - 0.5) * w * 1.2, base - v * h * 0.2 - 4, 0.5 * u, 0.6], 'pw4')
}

/** Folded muslin, seen from the side, with a woven brass border. */
export function cloth(A, { x, base, w, h, n }) {
  shadow(A, x + w / 2, base + 2, w * 0.52)
  for (let i = 0; i < n; i++) {
    const y1 = base - i * h
    const y0 = y1 - h
    const ww = w - i * 5
    const xx = x + i * 3 + (i % 2) * 3
    const r = xx + ww
    const o = [
      [xx + h * 0.42, y0],
      [xx + h * 0.42, y0],
      [xx + ww * 0.5, y0 - 1.2],
      [r, y0 + 1],
      [r, y0 + 1],
      [r + 1.5, y0 + h * 0.5],
      [r - 1, y1 - 1],
      [r - 1, y1 - 1],
      [xx + ww * 0.5, y1 + 0.6],
      [xx + h * 0.4, y1],
      [xx + h * 0.1, y1 - h * 0.14],
      [xx, y0 + h * 0.5],
      [xx + h * 0.1, y0 + h * 0.14],
    ]
    A.fill(smooth(o), 'linen')
    A.fill(
      smooth([
        [xx + h * 0.4, y1],
        [xx + h * 0.4, y1],
        [xx + ww * 0.5, y1 + 0.6],
        [r - 1, y1 - 1],
        [r - 1, y1 - 1],
        [r, y1 - h * 0.26],
        [r, y1 - h * 0.26],
        [xx + ww * 0.5, y1 - h * 0.2],
        [xx + h * 0.3, y1 - h * 0.16],
      ]),
      'iv3',
      0.8,
    )
    // two inner folds running to the right edge
    for (const q of [0.34, 0.66])
      A.line(
        quadratic(
          [xx + h * (0.5 + q * 0.2), y0 + h * q],
          [xx + ww * 0.5, y0 + h * q - 1],
          [r - 0.5, y0 + h * q + 0.4],
          10,
        ),
        (t) => lerp(0.5, 1.1, t),
      )
    A.line(
      quadratic(
        [xx + h * 0.34, y0 + h * 0.3],
        [xx + h * 0.08, y0 + h * 0.5],
        [xx + h * 0.34, y0 + h * 0.7],
        6,
      ),
      (t) => 1.1 * Math.sin(Math.PI * t) + 0.2,
    )
    // bottom shade hatch
    for (let j = 0; j < ww / 4.4; j++) {
      const px = xx + h * 0.45 + j * 4.3
      if (px > r - 3) break
      const d = 0.35 + (0.65 * j) / (ww / 4.4)
      A.ink(
        thorn([px, y1 - 0.5], [px + 1.2, y1 - h * 0.16], [px + 2.2, y1 - h * (0.2 + 0.2 * d)], 0.5 + 0.8 * d),
      )
    }
    // woven border stripe
    for (const [q, sw] of [
      [0.8, 3],
      [0.835, 1.2],
      [0.765, 1.2],
    ])
      A.line(quadratic([xx + ww * q, y0], [xx + ww * q + 0.6, y0 + h * 0.5], [xx + ww * q, y1], 5), sw, 'br2')
    A.line([...o, o[0]], 1.15)
  }
}
