// Plants that the practice names or that stand in a Tamil courtyard, drawn unevenly as they grow.
import { cubic, lerp, quadratic, RADIANS, swell, tangent } from '../engraving/geometry.mjs'
import { leaf, pinnateLeaf } from '../engraving/leaf.mjs'
import { stroke, thorn } from '../engraving/line.mjs'
import { shadow } from '../engraving/shading.mjs'
import { profile, ribbedBody } from '../engraving/turned.mjs'

/**
 * One stem of holy basil. Leaves stand in pairs that turn by a quarter each time (decussate), so every second pair is
 * seen almost edge-on: that, and a stem that bends, is what keeps it from looking like a stencil.
 */
export function tulsiStem(A, { from, via, to, s, pairs, flower = true }) {
  const stem = quadratic(from, via, to, 28)
  const N = stem.length - 1
  const at = (t) => {
    const q = Math.min(0.999, Math.max(0, t)) * N
    const i = Math.floor(q)
    const [tx, ty] = tangent(stem, i)
    return [
      lerp(stem[i][0], stem[i + 1][0], q - i),
      lerp(stem[i][1], stem[i + 1][1], q - i),
      Math.atan2(ty, tx) / RADIANS,
    ]
  }
  A.line(stem, (t) => lerp(4.8, 1.7, t) * s, 'stem')
  A.line(
    stem.map(([x, y]) => [x + s, y]),
    (t) => lerp(2, 0.7, t) * s,
  )
  if (flower)
    for (let i = 0; i < 10; i++) {
      const [x, y, a] = at(0.68 + 0.32 * (i / 9))
      const m = 1 - 0.66 * (i / 9)
      for (const [spread, l] of [
        [-70, 13],
        [66, 12],
        [-34, 10],
        [36, 11],
      ])
        leaf(A, {
          x,
          y,
          ang: a + spread,
          len: l * m * s + 3,
          wid: 4.2 * m * s + 0.8,
          bend: 0,
          shape: 'ovate',
          veins: 2,
          hatch: false,
          lit: i % 2 ? 'ro' : 'wash',
          dim: i % 2 ? 'ro2' : 'wash2',
          mid: 0.8,
          washOff: [0, 0],
        })
    }
  const stop = flower ? 0.62 : 0.94
  for (let i = 0; i < pairs; i++) {
    const t = lerp(0.14, stop, i / (pairs - 1)) + (A.r() - 0.5) * 0.03
    const [x, y, a] = at(t)
    const m = (1.02 - 0.5 * t) * s
    const edgeOn = i % 2 === 1
    for (const g of [-1, 1]) {
      const len = 88 * m * (edgeOn ? 0.66 : 1) * (0.84 + 0.3 * A.r())
      leaf(A, {
        x,
        y,
        ang: a + g * ((edgeOn ? 34 : 66) - 12 * t + A.r() * 12),
        len,
        wid: 27 * m * (edgeOn ? 0.6 : 1),
        bend: -g * (0.06 + 0.1 * A.r()),
        fold: edgeOn ? 0.3 : 0,
        shape: 'ovate',
        teeth: 9,
        amp: 0.09,
        veins: 6,
        petiole: 13 * m,
        mid: 1.5,
      })
    }
  }
  if (!flower) {
    const [x, y, a] = at(1)
    for (const spread of [-38, 34, -4])
      leaf(A, {
        x,
        y,
        ang: a + spread,
        len: 40 * s,
        wid: 13 * s,
        shape: 'ovate',
        teeth: 7,
        amp: 0.09,
        veins: 5,
        mid: 1.2,
      })
  }
}

/** A bush: unequal stems, the tallest off the middle, one fallen to the side. */
export function tulsiBush(A, { x, y, s }) {
  const stem = (dx, dy, bend, o = {}) =>
    tulsiStem(A, {
      from: [x + dx * 0.06 * s, y],
      via: [x + bend * s, y + dy * 0.52 * s],
      to: [x + dx * s, y + dy * s],
      s,
      ...o,
    })
  stem(-168, -196, -96, { s: s * 0.84, pairs: 4, flower: false })
  stem(120, -380, 92, { s: s * 0.98, pairs: 6 })
  stem(214, -150, 150, { s: s * 0.8, pairs: 4, flower: false })
  stem(-104, -470, -22, { s: s * 1.12, pairs: 7 })
  stem(46, -250, -12, { s: s * 0.9, pairs: 4, flower: false })
}

/** Neem: sickle-shaped, saw-edged leaflets, each bent towards the tip. */
export function neem(A, stalk, { n, len, wid, spread = 52 }) {
  const leaflet = { shape: 'lance', teeth: 10, amp: 0.16, veins: 8, petiole: 4 }
  pinnateLeaf(A, stalk, { n, len, wid, spread, sickle: 0.09, leaflet })
}

/** Curry leaf: smooth-edged leaflets. */
export function curry(A, stalk, { n, len, wid }) {
  pinnateLeaf(A, stalk, { n, len, wid, spread: 62, leaflet: { shape: 'ovate', veins: 6, petiole: 5 } })
}

/** One fenugreek leaf: three wedge-shaped leaflets on a stalk. */
function trefoil(A, { x, y, ang, s, pet }) {
  const dx = Math.cos(ang * RADIANS)
  const dy = Math.sin(ang * RADIANS)
  const e = [x + dx * pet, y + dy * pet]
  const pq = quadratic([x, y], [x + dx * pet * 0.5 + dy * 6, y + dy * pet * 0.5 - dx * 6], e, 8)
  A.line(pq, (t) => lerp(2.8, 2, t), 'stem')
  A.line(
    pq.map((p) => [p[0], p[1] + 0.8]),
    (t) => lerp(1.1, 0.7, t),
  )
  for (const [a, l] of [
    [-64, 0.92],
    [64, 0.92],
    [0, 1],
  ])
    leaf(A, {
      x: e[0],
      y: e[1],
      ang: ang + a,
      len: s * l,
      wid: s * 0.32 * l,
      bend: a ? -Math.sign(a) * 0.06 : 0,
      shape: 'obov',
      teeth: 9,
      amp: 0.05,
      veins: 6,
      petiole: a ? 3 : 9,
      mid: 1.4,
    })
}

/** Fenugreek plant, with its long curved pods. */
export function fenugreek(A, { x, y, h, s }) {
  const st = cubic([x, y], [x + 10, y - h * 0.35], [x - 18, y - h * 0.65], [x + 8, y - h], 24)
  A.line(st, (t) => lerp(4.4, 2, t) * s, 'stem')
  A.line(
    st.map((p) => [p[0] + 1 * s, p[1]]),
    (t) => lerp(1.9, 0.8, t) * s,
  )
  const at = (t) => st[Math.round(t * 24)]
  for (const [t, a, l] of [
    [0.5, -38, 120],
    [0.62, -140, 105],
  ]) {
    const p = at(t)
    const dx = Math.cos(a * RADIANS)
    const dy = Math.sin(a * RADIANS)
    const q = quadratic(
      p,
      [p[0] + dx * l * 0.5 * s, p[1] + dy * l * 0.5 * s + 16],
      [p[0] + dx * l * s, p[1] + dy * l * s - 14],
      14,
    )
    A.fill(
      stroke(q, (t) => 9 * s * swell(t * 0.86 + 0.05) ** 0.6 + 0.4),
      'pw3',
    )
    A.line(
      q.map((u) => [u[0], u[1] + 3.4 * s]),
      (t) => 1.5 * swell(t * 0.9 + 0.05) + 0.2,
    )
    A.line(
      q.map((u) => [u[0], u[1] - 3.6 * s]),
      (t) => 1 * swell(t * 0.9 + 0.05) + 0.2,
    )
    for (let i = 2; i < 13; i++)
      A.ink(thorn([q[i][0], q[i][1] + 3 * s], [q[i][0] + 1, q[i][1]], [q[i][0] + 1.6, q[i][1] - 2 * s], 1))
  }
  for (const [t, a, p, l] of [
    [0.14, -20, 54, 52],
    [0.2, -160, 58, 54],
    [0.42, -30, 60, 56],
    [0.5, -150, 56, 52],
    [0.74, -36, 44, 46],
    [0.78, -146, 46, 46],
    [1, -92, 30, 50],
  ]) {
    const q = at(t)
    trefoil(A, { x: q[0], y: q[1], ang: a, s: l * s, pet: p * s })
  }
}

/** Small onion: lines run from root to tip, as the skin does. */
export function onion(A, { cx, base, s, lean }) {
  shadow(A, cx, base - 1, s * 0.62, 5)
  ribbedBody(A, {
    cx,
    y0: base - s * 2.25,
    y1: base,
    r: profile([
      [0, s * 0.04],
      [0.1, s * 0.06],
      [0.26, s * 0.16],
      [0.45, s * 0.5],
      [0.68, s * 0.76],
      [0.86, s * 0.62],
      [0.96, s * 0.24],
      [1, s * 0.12],
    ]),
    n: 26,
    fill: 'rose',
    wmax: 1.6,
    lean,
  })
  for (let i = 0; i < 7; i++)
    A.ink(
      thorn(
        [cx + (i - 3) * 1.6, base - 1],
        [cx + (i - 3) * 2.6, base + 3],
        [cx + (i - 3) * 3.8, base + 5 + A.r() * 4],
        0.8,
      ),
    )
}
