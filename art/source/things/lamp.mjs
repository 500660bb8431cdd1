import { ellipsePoints, quadratic } from '../engraving/geometry.mjs'
import { smooth } from '../engraving/line.mjs'
import { ellipse, shadow } from '../engraving/shading.mjs'
import { profile, surface, turnedVessel } from '../engraving/turned.mjs'

/** Where the wicks lie on the rim nearest the viewer, from its left end (-1) to its right. */
const FLAMES = [-0.72, 0, 0.7]

/** Kuthuvilakku, the standing brass lamp. */
export function standingLamp(A, { cx, base, height }) {
  const s = height / 100
  const y = (v) => base - v * s
  shadow(A, cx, base + 3, 19 * s)
  const part = (y1, y0, points, o = {}) =>
    turnedVessel(A, {
      cx,
      y0: y(y0),
      y1: y(y1),
      r: profile(points.map(([t, r]) => [t, r * s])),
      dark: surface.metal,
      fill: 'brassg',
      wmax: 1.9,
      step: 3,
      k: 0.2,
      ...o,
    })
  part(
    0,
    9,
    [
      [0, 6],
      [0.25, 9],
      [0.55, 15],
      [0.85, 18.5],
      [1, 18.8],
    ],
    { k: 0.17 },
  )
  part(9, 13, [
    [0, 4.4],
    [0.5, 6.6],
    [1, 6],
  ])
  part(13, 30, [
    [0, 2.6],
    [0.3, 3],
    [0.75, 4],
    [1, 4.6],
  ])
  part(30, 35, [
    [0, 3.4],
    [0.5, 6.4],
    [1, 3.4],
  ])
  part(35, 51, [
    [0, 2.4],
    [0.5, 2.5],
    [1, 3.2],
  ])
  part(51, 56, [
    [0, 3],
    [0.5, 5.8],
    [1, 3],
  ])
  part(56, 68, [
    [0, 3],
    [0.4, 2.2],
    [1, 2.6],
  ])
  part(
    68,
    75,
    [
      [0, 17.5],
      [0.28, 16.5],
      [0.6, 10],
      [1, 3.4],
    ],
    { k: 0.2, step: 2.6 },
  )
  const rimY = y(75)
  ellipse(A, cx, rimY, 17.5 * s, 3.5 * s, { fill: 'br2', w: 1.4 })
  ellipse(A, cx, rimY + 1, 15.9 * s, 3 * s, { fill: 'oil', w: 0.9 })
  for (let i = 0; i < 6; i++)
    A.line(
      ellipsePoints(cx, rimY + 1, (15 - i) * s, (2.8 - i * 0.25) * s, 195, 285, 9),
      (t) => 0.9 * (1 - t) + 0.1,
    )
  // finial: a small stylised lotus bud rather than the bird, which is hard to draw well this small
  part(
    75,
    81,
    [
      [0, 1.8],
      [0.5, 2.4],
      [1, 2.4],
    ],
    { k: 0.16 },
  )
  part(
    81,
    86,
    [
      [0, 1.6],
      [0.5, 4],
      [1, 2],
    ],
    { k: 0.16 },
  )
  part(
    86,
    98,
    [
      [0, 0.5],
      [0.35, 1.6],
      [0.8, 3.2],
      [1, 2],
    ],
    { k: 0.14 },
  )
  for (const fx of FLAMES) {
    const x = cx + fx * 16.6 * s
    const fy = rimY + Math.sqrt(1 - fx * fx) * 3.2 * s
    A.glow(x, fy - 5 * s, 15 * s)
    const flame = (k, c) =>
      A.fill(
        smooth([
          [x, fy],
          [x - 2.4 * s * k, fy - 2.6 * s * k],
          [x - 1.7 * s * k, fy - 6 * s * k],
          [x + 0.2 * s, fy - 11.5 * s * k],
          [x + 0.2 * s, fy - 11.5 * s * k],
          [x + 2 * s * k, fy - 5.6 * s * k],
          [x + 2.2 * s * k, fy - 2.4 * s * k],
        ]),
        c,
      )
    flame(1, 'flame')
    flame(0.56, 'flameHi')
    A.line(quadratic([x - 0.5 * s, fy + 0.6 * s], [x, fy - 0.6 * s], [x + 0.1 * s, fy - 2 * s], 4), 1.6)
  }
}
