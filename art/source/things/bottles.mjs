// Bottles: one shape for each product, so that no two share one.
// A is the drawing, base the y on which a thing stands, cx its middle, k the flattening of its circles (how far above
// the table the eye is).
import { cubic, ellipsePoints, lerp, RADIANS } from '../engraving/geometry.mjs'
import { smooth, thorn } from '../engraving/line.mjs'
import { ellipse, gleam, shadow } from '../engraving/shading.mjs'
import { profile, surface, turnedVessel } from '../engraving/turned.mjs'
import { printedMark } from './kolam-on-things.mjs'

/** A paper label round a straight-sided bottle, with the mark. */
function label(A, { cx, yA, yB, w, k, span = 56 }) {
  const top = []
  const bottom = []
  for (let p = -span; p <= span + 0.1; p += span / 6) {
    top.push([cx + w * Math.sin(p * RADIANS), yA + k * w * Math.cos(p * RADIANS)])
    bottom.push([cx + w * Math.sin(p * RADIANS), yB + k * w * Math.cos(p * RADIANS)])
  }
  const e = top.length - 1
  A.fill(
    smooth([top[0], ...top, top[e], top[e], bottom[e], ...bottom.toReversed(), bottom[0], bottom[0], top[0]]),
    'linen',
  )
  const arc = (yy, s, c, ww) => {
    const q = []
    for (let p = -s; p <= s + 0.1; p += s / 6)
      q.push([cx + w * Math.sin(p * RADIANS), yy + k * w * Math.cos(p * RADIANS)])
    A.line(q, ww, c)
  }
  A.line(top, 0.9)
  A.line(bottom, 1)
  const edge = (i, ww) =>
    A.line([top[i], [(top[i][0] + bottom[i][0]) / 2, (top[i][1] + bottom[i][1]) / 2], bottom[i]], ww)
  edge(0, 0.8)
  edge(e, 1.1)
  arc(yA + 5, span - 8, 'br2', 0.8)
  arc(yB - 5, span - 8, 'br2', 0.8)
  printedMark(A, cx, (yA + yB) / 2 + k * w, (yB - yA) * 0.75)
  for (let i = 0; i < Math.round((yB - yA) / 3.6); i++) {
    const q = []
    for (let p = 34; p <= span; p += 6)
      q.push([cx + w * Math.sin(p * RADIANS), yA + 2 + i * 3.6 + k * w * Math.cos(p * RADIANS)])
    A.line(q, (t) => lerp(0.1, 0.9, t))
  }
}

/** Tall amber bottle with a cork: kept for the body massage oil alone. */
export function tallBottle(A, { cx, base, h, w, k = 0.14 }) {
  const y0 = base - h
  const n = w * 0.34
  shadow(A, cx, base + w * 0.06, w * 1.1)
  turnedVessel(A, {
    cx,
    y0: y0 - h * 0.065,
    y1: y0 + 2,
    r: profile([
      [0, n * 0.86],
      [1, n * 0.74],
    ]),
    dark: surface.matte,
    fill: 'cork',
    step: 3.4,
    wmax: 1.3,
    k,
  })
  ellipse(A, cx, y0 - h * 0.065, n * 0.86, n * 0.86 * k, { fill: 'ck', w: 1.1 })
  const r = profile([
    [0, n],
    [0.1, n],
    [0.17, n * 1.06],
    [0.3, w * 0.86],
    [0.4, w],
    [0.94, w],
    [0.985, w * 0.97],
    [1, w * 0.9],
  ])
  turnedVessel(A, { cx, y0, y1: base, r, dark: surface.glass, fill: 'amber', wmax: 1.9, step: 3.7, k })
  turnedVessel(A, {
    cx,
    y0: y0 - 2,
    y1: y0 + h * 0.03,
    r: () => n * 1.2,
    dark: surface.glass,
    fill: 'amber',
    wmax: 1.5,
    step: 3,
    k,
  })
  gleam(A, { cx, y0, h, r, from: 0.34, to: 0.62, w })
  label(A, { cx, yA: y0 + h * 0.5, yB: y0 + h * 0.84, w, k })
}

/** Round-bellied flask with a glass stopper: the hair oil, and small for the breast massage oil. */
export function flask(A, { cx, base, h, w, glass, k = 0.16, withLabel = true }) {
  const y0 = base - h
  const n = w * 0.24
  shadow(A, cx, base + w * 0.04, w * 0.86)
  const stop = h * 0.17
  turnedVessel(A, {
    cx,
    y0: y0 - stop,
    y1: y0 + 2,
    r: profile([
      [0, n * 0.3],
      [0.2, n * 1],
      [0.5, n * 1.16],
      [0.76, n * 0.7],
      [1, n * 0.66],
    ]),
    dark: surface.glass,
    fill: glass,
    step: 3,
    wmax: 1.5,
    k,
  })
  const r = profile([
    [0, n],
    [0.2, n * 0.94],
    [0.3, n * 1.3],
    [0.44, w * 0.72],
    [0.62, w],
    [0.76, w * 0.98],
    [0.92, w * 0.76],
    [1, w * 0.6],
  ])
  turnedVessel(A, { cx, y0, y1: base, r, dark: surface.glass, fill: glass, wmax: 1.9, step: 3.5, k })
  turnedVessel(A, {
    cx,
    y0: y0 - 3,
    y1: y0 + h * 0.025,
    r: () => n * 1.34,
    dark: surface.glass,
    fill: glass,
    wmax: 1.4,
    step: 2.8,
    k,
  })
  gleam(A, { cx, y0, h, r, from: 0.42, to: 0.74, w })
  if (withLabel) tag(A, { cx, base, h, w, neck: n })
}

/** A paper tag on a cord round the neck: a label cannot lie flat on a sphere. */
function tag(A, { cx, base, h, w, neck }) {
  const x = cx + w * 0.1
  const y = base - h * 0.4
  const top = base - h * 0.76
  const hole = [x, y - h * 0.11]
  A.line(
    cubic([cx - neck, top], [cx - neck * 0.6, base - h * 0.7], [x - 4, y - h * 0.2], hole, 12),
    1.8,
    'br2',
  )
  A.line(
    cubic([cx + neck, top], [cx + neck * 0.8, base - h * 0.7], [x + 6, y - h * 0.2], hole, 12),
    1.8,
    'br2',
  )
  const s = h * 0.115
  const paper = [
    [x - s * 0.5, y - s],
    [x + s * 0.5, y - s],
    [x + s * 0.86, y - s * 0.6],
    [x + s * 0.86, y + s * 1.1],
    [x - s * 0.86, y + s * 1.1],
    [x - s * 0.86, y - s * 0.6],
  ].flatMap((corner) => [corner, corner])
  A.fill(smooth(paper), 'iv')
  A.line([...paper, paper[0], paper[0]], 1.2)
  A.fill(smooth(ellipsePoints(x, y - s * 0.76, 2, 2, 0, 330, 8)), 'ink')
  printedMark(A, x, y + s * 0.22, s * 1.35)
  for (let i = 0; i < 7; i++) {
    const row = y - s * 0.4 + i * s * 0.2
    A.ink(thorn([x + s * 0.82, row], [x + s * 0.6, row], [x + s * (0.5 - 0.1 * A.r()), row + s * 0.02], 0.9))
  }
}

/** Dropper bottle: short, square-shouldered, rubber bulb. Newborn oil is given in drops. */
export function dropper(A, { cx, base, h, w, k = 0.16 }) {
  const y0 = base - h
  shadow(A, cx, base + w * 0.05, w * 1.05)
  // Drawn once behind the collar and once before it, a little shorter.
  const bulb = (foot) =>
    turnedVessel(A, {
      cx,
      y0: y0 - h * 0.4,
      y1: y0 - h * foot,
      r: profile([
        [0, w * 0.05],
        [0.12, w * 0.2],
        [0.6, w * 0.24],
        [0.9, w * 0.2],
        [1, w * 0.24],
      ]),
      dark: surface.matte,
      fill: 'stone',
      step: 3,
      wmax: 1.5,
      k,
    })
  bulb(0.12)
  turnedVessel(A, {
    cx,
    y0: y0 - h * 0.14,
    y1: y0 + 3,
    r: profile([
      [0, w * 0.4],
      [0.1, w * 0.43],
      [1, w * 0.43],
    ]),
    dark: surface.metal,
    fill: 'brassg',
    step: 2.8,
    wmax: 1.5,
    k,
  })
  ellipse(A, cx, y0 - h * 0.14, w * 0.4, w * 0.4 * k, { fill: 'br', w: 1 })
  bulb(0.13)
  const r = profile([
    [0, w * 0.42],
    [0.06, w * 0.44],
    [0.15, w * 0.9],
    [0.22, w],
    [0.95, w],
    [1, w * 0.92],
  ])
  turnedVessel(A, { cx, y0, y1: base, r, dark: surface.glass, fill: 'green', wmax: 1.8, step: 3.4, k })
  gleam(A, { cx, y0, h, r, from: 0.26, to: 0.42, w })
  label(A, { cx, yA: y0 + h * 0.42, yB: y0 + h * 0.84, w, k, span: 58 })
}
