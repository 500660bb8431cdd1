// Pulli kolam: one line drawn round a lattice of dots (pulli), as on a Tamil threshold each morning.
//
// The edge between two neighbouring dots is either open (the line crosses itself halfway) or closed (the line turns
// round its dot). Following the line and changing the sense of rotation at each crossing gives the loops; a set of
// open edges that gives exactly one loop is a kolam that can be drawn without lifting the hand.
import { seededRandom } from './engraving/geometry.mjs'
import { smooth } from './engraving/line.mjs'

const HUNDREDTHS = 100
const TRIES = 40_000

/** The unit vector of a direction, clockwise. Direction 1 points right on the square (4) and hexagonal (6) lattice. */
function unitVector(direction, directions) {
  if (directions === 4) return SQUARE[direction]
  const angle = ((direction - 1) * 2 * Math.PI) / directions
  return [Math.cos(angle), Math.sin(angle)]
}

/** Exact on the square lattice, where Math.cos would leave a remainder of 1e-17 in every drawing. */
const SQUARE = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

const key = (x, y) => `${Math.round(x * 10)},${Math.round(y * 10)}`
const edgeKey = (a, b) => (a < b ? `${a}-${b}` : `${b}-${a}`)

export function diamond(n) {
  const dots = []
  for (let y = -n; y <= n; y++) for (let x = -(n - Math.abs(y)); x <= n - Math.abs(y); x++) dots.push([x, y])
  return dots
}

/** Rows of dots one unit apart, each centred on the same axis: [1, 3, 1] is a diamond of five. */
export function rowsOfDots(rows, directions) {
  const rowHeight = directions === 4 ? 1 : Math.sin((2 * Math.PI) / directions)
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, column) => [
      column - (length - 1) / 2,
      (row - (rows.length - 1) / 2) * rowHeight,
    ]),
  )
}

export function lattice(dots, directions = 4) {
  const index = new Map(dots.map(([x, y], place) => [key(x, y), place]))
  const neighbours = dots.map(([x, y]) =>
    Array.from({ length: directions }, (_, direction) => {
      const [dx, dy] = unitVector(direction, directions)
      return index.get(key(x + dx, y + dy)) ?? -1
    }),
  )
  return { dots, neighbours, index, directions }
}

export function edges({ neighbours }) {
  const all = new Set()
  neighbours.forEach((row, i) => {
    for (const j of row) if (j >= 0) all.add(edgeKey(i, j))
  })
  return [...all]
}

/** Returns the loops; each loop is a list of arcs [{p, t, open}, {p, t, open}] (point, tangent, is a crossing). */
export function trace({ dots, neighbours, directions }, open, radius = 0.36) {
  const crossing = Math.PI / directions
  const isOpen = (i, d) => neighbours[i][d] >= 0 && open.has(edgeKey(i, neighbours[i][d]))
  const waypoint = (i, d, rotation, arriving) => {
    const e = unitVector(d, directions)
    const side = [-e[1] * rotation, e[0] * rotation]
    const [x, y] = dots[i]
    if (!isOpen(i, d)) return { p: [x + e[0] * radius, y + e[1] * radius], t: side, open: false }
    const s = arriving ? 1 : -1
    return {
      p: [x + e[0] / 2, y + e[1] / 2],
      t: [0, 1].map((n) => s * Math.sin(crossing) * e[n] + Math.cos(crossing) * side[n]),
      open: true,
    }
  }
  const walked = new Set()
  const loops = []
  for (let i = 0; i < dots.length; i++)
    for (let d = 0; d < directions; d++) {
      const arcs = []
      let [dot, dir, rotation] = [i, d, 1]
      for (;;) {
        const arcKey = `${dot}:${rotation > 0 ? dir : (dir + directions - 1) % directions}`
        if (walked.has(arcKey)) break
        walked.add(arcKey)
        const next = (dir + rotation + directions) % directions
        arcs.push([waypoint(dot, dir, rotation, false), waypoint(dot, next, rotation, true)])
        if (isOpen(dot, next)) {
          dot = neighbours[dot][next]
          dir = (next + directions / 2) % directions
          rotation = -rotation
        } else dir = next
      }
      if (arcs.length) loops.push(arcs)
    }
  return loops
}

/** The cubic that follows one arc; the handle length is that of a circular arc, held back on long sweeps. */
function arcToCubic([a, b]) {
  const chord = Math.hypot(b.p[0] - a.p[0], b.p[1] - a.p[1])
  const turn = Math.acos(Math.max(-1, Math.min(1, a.t[0] * b.t[0] + a.t[1] * b.t[1])))
  const circular = turn < 0.05 ? chord / 3 : ((4 / 3) * Math.tan(turn / 4) * chord) / (2 * Math.sin(turn / 2))
  const h = Math.min(circular, chord * 0.75)
  return [a.p, [a.p[0] + a.t[0] * h, a.p[1] + a.t[1] * h], [b.p[0] - b.t[0] * h, b.p[1] - b.t[1] * h], b.p]
}

function pointOn([a, b, c, d], t) {
  const u = 1 - t
  return [0, 1].map((n) => u * u * u * a[n] + 3 * u * u * t * b[n] + 3 * u * t * t * c[n] + t * t * t * d[n])
}

/** 0 at a crossing, 1 at the back of a turn. */
function pressure([{ open: fromCrossing }, { open: toCrossing }], t) {
  if (fromCrossing && toCrossing) return Math.sin(Math.PI * t) * 0.75
  if (!fromCrossing && !toCrossing) return 1
  const eased = t * t * (3 - 2 * t)
  return fromCrossing ? eased : 1 - eased
}

/**
 * The engraved line: fine where it crosses itself, swelling round the back of each dot, as a burin is pressed in a
 * turn and eased at a crossing. `place` puts lattice units on the page.
 */
export function burinLine(loops, place, { thin, thick, samples }) {
  return loops
    .map((arcs) => {
      const spine = arcs.flatMap((arc) => {
        const cubic = arcToCubic(arc)
        return Array.from({ length: samples }, (_, s) => ({
          p: place(pointOn(cubic, s / samples)),
          w: thin + (thick - thin) * pressure(arc, s / samples),
        }))
      })
      const beside = (side) =>
        spine.map(({ p, w }, i) => {
          const a = spine.at(i - 1).p
          const b = spine[(i + 1) % spine.length].p
          const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
          const h = (side * w) / 2
          return [p[0] + (-(b[1] - a[1]) / l) * h, p[1] + ((b[0] - a[0]) / l) * h]
        })
      return smooth(beside(1), HUNDREDTHS) + smooth(beside(-1).reverse(), HUNDREDTHS)
    })
    .join('')
}

/** Tries sets of open edges that look the same after a quarter turn, until the line is single and reaches every dot. */
export function findUnbroken(field, { openShare, seed }) {
  const orbits = orbitsOf(field)
  for (let attempt = seed; attempt < seed + TRIES; attempt++) {
    const chance = seededRandom(attempt * 7919)
    const open = new Set(orbits.flatMap((orbit) => (chance() < openShare ? orbit : [])))
    if (reachesAll(field, open) && trace(field, open).length === 1) return open
  }
  throw new Error('no unbroken line found: change the seed or the share of open edges')
}

function orbitsOf({ dots, neighbours, index }) {
  const seen = new Set()
  const orbits = []
  for (const edge of edges({ neighbours })) {
    if (seen.has(edge)) continue
    let [[ax, ay], [bx, by]] = edge.split('-').map((place) => dots[place])
    const orbit = new Set()
    for (let turn = 0; turn < 4; turn++) {
      orbit.add(edgeKey(index.get(key(ax, ay)), index.get(key(bx, by))))
      ;[ax, ay, bx, by] = [-ay, ax, -by, bx]
    }
    for (const each of orbit) seen.add(each)
    orbits.push([...orbit])
  }
  return orbits
}

function reachesAll({ dots, neighbours }, open) {
  const seen = new Set([0])
  const queue = [0]
  while (queue.length) {
    const i = queue.pop()
    for (const j of neighbours[i])
      if (j >= 0 && open.has(edgeKey(i, j)) && !seen.has(j)) {
        seen.add(j)
        queue.push(j)
      }
  }
  return seen.size === dots.length
}
