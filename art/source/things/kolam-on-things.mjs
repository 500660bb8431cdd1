// The kolam inside a picture: on the floor, and printed on a label.
import { ellipsePoints } from '../engraving/geometry.mjs'
import { smooth } from '../engraving/line.mjs'
import { burinLine, diamond, edges, findUnbroken, lattice, trace } from '../kolam.mjs'

/** Rice-flour kolam on the floor, seen from standing height: `flatten` is the foreshortening, `recede` the vanishing. */
export function floorKolam(
  A,
  { cx, cy, size, dots, seed, share, flatten, recede, ink = 'flour', thin = 1.1, thick = 2.6 },
) {
  const field = lattice(dots)
  const open = findUnbroken(field, { openShare: share, seed })
  const place = ([x, y]) => {
    const k = 1 + y * recede * 0.35
    return [cx + x * size * k, cy + y * size * flatten * k]
  }
  A.ink(burinLine(trace(field, open), place, { thin, thick, samples: 4 }), ink)
  for (const d of dots) {
    const [x, y] = place(d)
    A.fill(smooth(ellipsePoints(x, y, size * 0.065, size * 0.065 * 0.6, 0, 330, 9)), ink)
  }
}

/** The mark (five dots: one doctor, four kinds of people cared for) as printed on a label. */
export function printedMark(A, cx, cy, size) {
  const field = lattice(diamond(1))
  const loops = trace(field, new Set(edges(field)))
  const s = size / 3
  A.ink(
    burinLine(loops, ([x, y]) => [cx + x * s, cy + y * s], {
      thin: size * 0.018,
      thick: size * 0.042,
      samples: 4,
    }),
  )
  for (const [x, y] of field.dots)
    A.fill(smooth(ellipsePoints(cx + x * s, cy + y * s, size * 0.035, size * 0.035, 0, 330, 8)), 'br2')
}
