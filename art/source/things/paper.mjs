// Paper and palm leaf.
import { cubic, ellipsePoints, lerp, quadratic } from '../engraving/geometry.mjs'
import { smooth, thorn } from '../engraving/line.mjs'
import { shadow } from '../engraving/shading.mjs'
import { printedMark } from './kolam-on-things.mjs'

/** Standing paper pouch, folded over and tied: dry herbs. */
export function pouch(A, { cx, base, w, h }) {
  shadow(A, cx, base + 2, w * 0.62)
  const half = w / 2
  const body = [
    [cx - half * 0.94, base - h * 0.8],
    [cx - half * 0.94, base - h * 0.8],
    [cx - half * 1.02, base - h * 0.4],
    [cx - half, base - 4],
    [cx - half, base - 4],
    [cx, base + 5],
    [cx + half, base - 4],
    [cx + half, base - 4],
    [cx + half * 1.02, base - h * 0.4],
    [cx + half * 0.94, base - h * 0.8],
    [cx + half * 0.94, base - h * 0.8],
  ]
  A.fill(smooth(body), 'kraft')
  A.fill(
    smooth([
      [cx + half * 0.3, base - h * 0.8],
      [cx + half * 0.3, base - h * 0.8],
      [cx + half * 0.94, base - h * 0.8],
      [cx + half * 0.94, base - h * 0.8],
      [cx + half * 1.02, base - h * 0.4],
      [cx + half, base - 4],
      [cx + half, base - 4],
      [cx + half * 0.5, base + 1],
      [cx + half * 0.42, base - h * 0.4],
    ]),
    'ck2',
    0.55,
  )
  for (let i = 0; i < (h * 0.74) / 3.4; i++) {
    const y = base - 4 - i * 3.4
    const reach = 0.25 + 0.4 * A.r() + (i < 6 ? 0.5 : 0)
    A.ink(thorn([cx + half * 0.99, y], [cx + half * 0.7, y + 1], [cx + half * (0.98 - reach), y + 1.5], 1.3))
    if (i % 2)
      A.ink(thorn([cx - half * 0.98, y], [cx - half * 0.9, y], [cx - half * (0.84 - 0.1 * A.r()), y], 0.7))
  }
  A.line([...body, body[0]], 1.3)
  const fold = [
    [cx - half * 0.98, base - h],
    [cx - half * 0.98, base - h],
    [cx + half * 0.98, base - h],
    [cx + half * 0.98, base - h],
    [cx + half * 0.96, base - h * 0.78],
    [cx + half * 0.96, base - h * 0.78],
    [cx, base - h * 0.765],
    [cx - half * 0.96, base - h * 0.78],
    [cx - half * 0.96, base - h * 0.78],
  ]
  A.fill(smooth(fold), 'ck')
  A.line([...fold, fold[0]], 1.3)
  for (let i = 0; i < w / 4.2; i++) {
    const x = cx - half * 0.9 + i * 4
    A.ink(
      thorn(
        [x, base - h * 0.785],
        [x + 0.6, base - h * 0.82],
        [x + 1, base - h * (0.83 + 0.06 * (i / (w / 4.2)) + 0.04 * A.r())],
        0.6 + 0.6 * (i / (w / 4.2)),
      ),
    )
  }
  const cy = base - h * 0.89
  for (const dy of [-2, 2])
    A.line(quadratic([cx - half, cy + dy], [cx, cy + dy + 1.5], [cx + half, cy + dy], 6), 2, 'br2')
  for (const s of [-1, 1]) {
    A.line(
      cubic([cx, cy], [cx + s * w * 0.2, cy - w * 0.2], [cx + s * w * 0.3, cy + w * 0.08], [cx, cy], 12),
      2.2,
      'br2',
    )
    A.line(
      cubic(
        [cx, cy],
        [cx + s * w * 0.06, cy + w * 0.1],
        [cx + s * w * 0.1, cy + w * 0.2],
        [cx + s * w * 0.16, cy + w * 0.27],
        10,
      ),
      2.2,
      'br2',
    )
  }
  const m = h * 0.34
  A.fill(smooth(ellipsePoints(cx - 1, base - h * 0.36, m * 0.62, m * 0.62, 0, 345, 24)), 'iv')
  A.line(ellipsePoints(cx - 1, base - h * 0.36, m * 0.62, m * 0.62, 0, 360, 28), 1)
  printedMark(A, cx - 1, base - h * 0.36, m * 0.95)
}

const LEAVES = 6

/** Palm-leaf manuscript (olai chuvadi): the form in which Siddha texts came down. Strokes only suggest writing. */
export function manuscript(A, { x, base, w }) {
  shadow(A, x + w / 2, base + 2, w * 0.5)
  const t = 7
  for (let i = 0; i < LEAVES; i++) {
    const dx = (A.r() - 0.5) * 9
    const y = base - i * t
    const o = [
      [x + dx + 4, y],
      [x + dx - 2, y - t / 2],
      [x + dx + 4, y - t],
      [x + dx + 4, y - t],
      [x + w + dx - 4, y - t],
      [x + w + dx - 4, y - t],
      [x + w + dx + 2, y - t / 2],
      [x + w + dx - 4, y],
      [x + w + dx - 4, y],
    ]
    A.fill(smooth(o), i % 2 ? 'kraft' : 'ck')
    A.line([...o, o[0]], 1)
    A.line(
      [
        [x + dx + 6, y - 1],
        [x + w * 0.5, y - 0.6],
        [x + w + dx - 6, y - 1],
      ],
      (q) => lerp(0.4, 1.6, q),
    )
  }
  const top = base - LEAVES * t
  const lean = 34
  const face = [
    [x, top],
    [x, top],
    [x + lean, top - 26],
    [x + lean, top - 26],
    [x + w + lean * 0.6, top - 26],
    [x + w + lean * 0.6, top - 26],
    [x + w, top],
    [x + w, top],
  ]
  A.fill(smooth(face), 'kraft')
  A.line([...face, face[0], face[0]], 1.2)
  for (let row = 0; row < 4; row++) {
    const y = top - 4.5 - row * 5.4
    const x0 = x + 16 + row * 7
    for (let q = 0; q < w - 34; q += 6.2) {
      const kind = A.r()
      const p = [x0 + q, y]
      if (kind < 0.12) continue
      A.line(
        kind < 0.55
          ? quadratic(p, [p[0] + 2, p[1] - 4.4], [p[0] + 4, p[1]], 4)
          : quadratic(p, [p[0] + 5, p[1] - 1], [p[0] + 1.5, p[1] - 3.4], 4),
        0.85,
      )
    }
  }
  for (const q of [0.26, 0.74])
    A.fill(smooth(ellipsePoints(x + w * q + 18, top - 13, 3, 2, 0, 330, 10)), 'ink')
  A.line(
    cubic(
      [x + w * 0.26 + 18, top - 13],
      [x + w * 0.2, top + 4],
      [x + w * 0.2, base - 20],
      [x + w * 0.21, base],
      14,
    ),
    2.4,
    'ro2',
  )
  A.line(
    cubic(
      [x + w * 0.21, base],
      [x + w * 0.2, base + 14],
      [x + w * 0.12, base + 12],
      [x + w * 0.06, base + 18],
      12,
    ),
    2.4,
    'ro2',
  )
}
