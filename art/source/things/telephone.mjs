import { ellipsePoints } from '../engraving/geometry.mjs'
import { smooth, thorn } from '../engraving/line.mjs'
import { shadow } from '../engraving/shading.mjs'
import { printedMark } from './kolam-on-things.mjs'

/** A telephone during a video call: round portrait frame with the mark, self view, and the call buttons. */
export function phoneInCall(A, { cx, base, w, h, tilt }) {
  shadow(A, cx, base, w * 0.56)
  const y0 = base - h
  A.raw(
    `<g transform="rotate(${tilt} ${cx} ${base})"><rect x="${cx - w / 2 + 1}" y="${y0 + 1}" width="${w}" height="${h}" rx="19" fill="$ink"/><rect x="${cx - w / 2 - 4}" y="${y0 - 1.5}" width="${w}" height="${h}" rx="19" fill="$br2" stroke="$ink" stroke-width="1.3"/><rect x="${cx - w / 2 + 3}" y="${y0 + 6}" width="${w - 14}" height="${h - 15}" rx="12" fill="$screen" stroke="$ink" stroke-width="1"/>`,
  )
  const sx = cx - 4
  // engraved light on the glass, upper left
  for (let i = 0; i < 13; i++)
    A.ink(
      thorn(
        [sx - w * 0.4 + i * 2.6, y0 + 16 + i * 0.5],
        [sx - w * 0.42 + i * 1.4, y0 + 30],
        [sx - w * 0.43, y0 + 30 + i * 3],
        0.8,
      ),
      'screenHi',
    )
  const faceY = y0 + h * 0.4
  A.fill(smooth(ellipsePoints(sx, faceY, w * 0.31, w * 0.31, 0, 350, 32)), 'iv')
  A.line(ellipsePoints(sx, faceY, w * 0.31, w * 0.31, 0, 360, 40), 2.6, 'br')
  A.line(ellipsePoints(sx, faceY, w * 0.35, w * 0.35, 0, 360, 40), 0.9, 'br')
  printedMark(A, sx, faceY, w * 0.46)
  // speech
  for (let i = -8; i <= 8; i++) {
    const a = 3 + 9 * Math.abs(Math.sin(i * 1.7) * Math.cos(i * 0.33))
    A.line(
      [
        [sx + i * 4.6, y0 + h * 0.69 - a],
        [sx + i * 4.6, y0 + h * 0.69],
        [sx + i * 4.6, y0 + h * 0.69 + a],
      ],
      1.9,
      'br',
    )
  }
  const by = base - h * 0.14
  for (const [dx, c] of [
    [-w * 0.22, 'screenHi'],
    [0, 'screenHi'],
    [w * 0.22, 'ro2'],
  ]) {
    A.fill(smooth(ellipsePoints(sx + dx, by, w * 0.082, w * 0.082, 0, 345, 18)), c)
    A.line(ellipsePoints(sx + dx, by, w * 0.082, w * 0.082, 0, 360, 22), 0.9)
  }
  const cam = sx - w * 0.22
  A.raw(
    `<rect x="${cam - 5.5}" y="${by - 3.6}" width="7.5" height="7.2" rx="1.6" fill="$iv"/><path fill="$iv" d="M${cam + 2.8} ${by - 0.8}l3.6-2.4v6.4l-3.6-2.4z"/><rect x="${sx - 1.9}" y="${by - 6}" width="3.8" height="7" rx="1.9" fill="$iv"/><path d="M${sx - 3.8} ${by - 1}a3.8 3.8 0 0 0 7.6 0M${sx} ${by + 2.8}v3" stroke="$iv" stroke-width="1.2"/>`,
  )
  const hx = sx + w * 0.22
  A.raw(
    `<path fill="$iv" d="M${hx - 6} ${by + 2}c3.500-4 8.500-4 12 0l-1.600 2.200c-1.600-.2-2.800-.8-3-2.400-.9-.4-1.900-.4-2.800 0-.2 1.600-1.400 2.200-3 2.400z"/>`,
  )
  A.line(
    [
      [sx - 15, y0 + 14],
      [sx, y0 + 14],
      [sx + 15, y0 + 14],
    ],
    2,
    'screenHi',
  )
  A.raw('</g>')
}
