// The kolams that the pages draw as inline SVG. `npm run art` writes their paths into src/components/kolam/figures.json.
import { edges, lattice, rowsOfDots, trace } from './kolam.mjs'

/** Path data uses whole numbers of a fine unit: at double density a rounded point is off by an eighth of a pixel. */
const UNIT = 2000

/**
 * `mask` has one digit for each edge, dot by dot in reading order; 0 closes the edge, no mask opens all.
 * `radius` is the distance from a dot at which the line turns. `dot` is 0 where the page sets words on the dots.
 * `drawn` is the share of the line that is shown.
 */
const FIGURES = {
  nine: {
    rows: [3, 3, 3],
    directions: 4,
    mask: '011101011110',
    radius: 0.455,
    thin: 0.0065,
    thick: 0.016,
    dot: 0,
  },
  nineteen: {
    rows: [3, 4, 5, 4, 3],
    directions: 6,
    mask: '011111011101111111111111111111010111111110',
    radius: 0.43,
    thin: 0.006,
    thick: 0.0145,
    dot: 0,
  },
  mark: { rows: [1, 3, 1], directions: 4, radius: 0.4, thin: 0.06, thick: 0.115, dot: 0.09 },
  divider: { rows: [1, 9, 1], directions: 4, radius: 0.38, thin: 0.035, thick: 0.075, dot: 0.07 },
  unfinished: {
    rows: [1, 3, 5, 3, 1],
    directions: 4,
    mask: '1011101101111101',
    radius: 0.38,
    thin: 0.024,
    thick: 0.024,
    dot: 0.06,
    drawn: 0.56,
  },
}

const inUnits = (length) => Math.round(length * UNIT)

function figure({ rows, directions, mask, radius, thin, thick, dot, drawn = 1 }) {
  const field = lattice(rowsOfDots(rows, directions), directions)
  const open = new Set(edges(field).filter((_, place) => mask?.[place] !== '0'))
  const loops = trace(field, open, radius)
  if (loops.length !== 1) throw new Error(`A kolam must be one line, this has ${loops.length}`)
  const [arcs] = loops
  const shown = arcs.slice(0, Math.round(arcs.length * drawn))
  const width = Math.max(...rows)
  const height = 1 - 2 * field.dots[0][1]
  return {
    viewBox: [-width / 2, -height / 2, width, height].map(inUnits).join(' '),
    // The engraved line as one closed path, to be filled.
    outline: outline(shown, { thin, thick }),
    // Only figures that are drawn before the visitor's eyes need the centre line, as a mask.
    ...(dot === 0 && {
      centre: pathData(shown.flatMap((arc) => side(arc, 0, { thin: 0, thick: 0 }))),
      maskWidth: inUnits(thick) * 2.5,
    }),
    ...(dot > 0 && {
      dots: field.dots.map(([x, y]) => `M${inUnits(x)} ${inUnits(y)}h0`).join(''),
      dotWidth: inUnits(dot) * 2,
    }),
  }
}

const moved = ([x, y], [dx, dy], by) => [x + dx * by, y + dy * by]

/** One side of the line along one arc, as the four points of a cubic; `sign` is 1, -1, or 0 for the centre. */
function side([a, b], sign, { thin, thick }) {
  const beside = ({ p, t }, breadth) => moved(p, [-t[1], t[0]], (sign * breadth) / 2)
  const from = beside(a, a.open ? thin : thick)
  const to = beside(b, b.open ? thin : thick)
  // An arc from crossing to crossing is thin at both ends, so its handles make it swell.
  const swells = a.open && b.open
  const handle = handleLength(from, to, a.t, b.t)
  return [
    from,
    moved(swells ? beside(a, thick) : from, a.t, handle),
    moved(swells ? beside(b, thick) : to, b.t, -handle),
    to,
  ]
}

/** The handle of a circular arc with this chord and turn, or a third of a straight run. */
function handleLength(from, to, t0, t1) {
  const chord = Math.hypot(from[0] - to[0], from[1] - to[1])
  const cosineOfTurn = Math.max(-1, Math.min(1, t0[0] * t1[0] + t0[1] * t1[1]))
  return chord / (1.5 + 1.5 * Math.sqrt((1 + cosineOfTurn) / 2))
}

/** Out along one side, across, and back along the other. */
function outline(arcs, widths) {
  const out = arcs.flatMap((arc) => side(arc, 1, widths))
  const back = arcs.flatMap((arc) => side(arc, -1, widths)).reverse()
  const across = [out.at(-1), out.at(-1), back[0], back[0]]
  return `${pathData([...out, ...across, ...back])}z`
}

/** Relative cubics under a single command: a symmetric figure repeats its numbers, and compression finds that. */
function pathData(points) {
  let [fromX, fromY] = [0, 0]
  let data = ''
  points.forEach((point, place) => {
    const [x, y] = point.map(inUnits)
    if (place === 0) data = `M${x} ${y}c`
    if (place % 4 > 0) data += `${x - fromX} ${y - fromY} `
    if (place % 4 === 3 || place === 0) [fromX, fromY] = [x, y]
  })
  return data.trim().replaceAll(' -', '-')
}

/** The text of src/components/kolam/figures.json. */
export function kolamFigures() {
  const drawn = Object.entries(FIGURES).map(([name, options]) => [name, figure(options)])
  return `${JSON.stringify(Object.fromEntries(drawn), null, 2)}\n`
}
