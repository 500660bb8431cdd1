// Kolams that are used as files: the icons, and the faint background of a page head. The site draws the others itself.
import { burinLine, diamond, edges, findUnbroken, lattice, trace } from '../kolam.mjs'
import { brandColour } from '../palettes.mjs'

const BRASS = brandColour('brass-600')
const FOREST = brandColour('leaf-800')
const IVORY = brandColour('paper-100')
const TURMERIC = brandColour('turmeric-400')

/** The line and its dots, centred on the origin. */
function kolam({ field, open }, { unit, radius, thin, thick, line, dot, dotSize, samples }) {
  const loops = trace(field, open, radius)
  if (loops.length !== 1) throw new Error(`a kolam must be one line, this has ${loops.length}`)
  const n = (v) => Math.round(v * unit * 10) / 10
  const dots = field.dots.map(([x, y]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(dotSize)}"/>`)
  const d = burinLine(loops, ([x, y]) => [x * unit, y * unit], { thin, thick, samples })
  return `<path fill="${line}" d="${d}"/><g fill="${dot}">${dots.join('')}</g>`
}

const square = (half, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}">${content}</svg>`

/** The mark on a tile of `half` the width; five dots: one doctor, four kinds of people cared for. */
function icon(half, corner) {
  const field = lattice(diamond(1))
  const mark = kolam(
    { field, open: new Set(edges(field)) },
    {
      unit: 20,
      radius: 0.4,
      thin: 2.2,
      thick: 3.6,
      line: IVORY,
      dot: TURMERIC,
      dotSize: 0.12,
      samples: 5,
    },
  )
  return square(
    half,
    `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="${corner}" fill="${FOREST}"/>${mark}`,
  )
}

function background() {
  const field = lattice(diamond(4))
  return square(
    270,
    kolam(
      { field, open: findUnbroken(field, { openShare: 0.7, seed: 3 }) },
      {
        unit: 60,
        radius: 0.38,
        thin: 0.7,
        thick: 1.7,
        line: BRASS,
        dot: BRASS,
        dotSize: 0.04,
        samples: 4,
      },
    ),
  )
}

/** A fine line on a small grid: here one decimal would show. */
const sign = (name, svg) => ({ name, decimals: 2, svg })

export const signs = [
  sign('favicon', () => icon(34, 14)),
  // Square: the system cuts its own corners.
  sign('app-icon', () => icon(44, 0)),
  sign('kolam-background', background),
]
