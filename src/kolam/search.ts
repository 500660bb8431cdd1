import { angleOf, type Dot, distance, layDots, openEdges, type Point, type Ways } from './lattice.ts'
import { trace } from './trace.ts'

type SearchOptions = {
  /** How many of the edges to open, as a share of one. */
  share: number
  seed: number
}

type Edge = readonly [Dot, Dot]

const TRIES = 2_000

/** Mulberry32: small, and the same on every machine, so that a seed names a figure for good. */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** The edges in the order of the mask that `openEdges` reads. */
export function edgesOf(rows: readonly number[], ways: Ways): Edge[] {
  const dots = layDots(rows, ways)
  openEdges(dots, ways)
  const before = new Set<Dot>()
  return dots.flatMap((dot) => {
    before.add(dot)
    return Array.from({ length: ways }, (_, way) => dot.open[way]).flatMap((other): Edge[] =>
      other && !before.has(other) ? [[dot, other]] : [],
    )
  })
}

/** For each edge, the number of its family: edges that a turn of the whole figure carries into one another. */
export function familiesOf(edges: readonly Edge[], ways: Ways): number[] {
  const turned = ({ x, y }: Point, angle: number): Point => ({
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  })
  const isAt = (a: Point, b: Point) => distance(a, b) < 0.1

  const families = new Map<Edge, number>()
  let count = 0
  for (const [a, b] of edges) {
    const family = edges.filter(([c, d]) =>
      Array.from({ length: ways }, (_, way) => angleOf(way, ways)).some((angle) => {
        const [p, q] = [turned(a, angle), turned(b, angle)]
        return (isAt(c, p) && isAt(d, q)) || (isAt(c, q) && isAt(d, p))
      }),
    )
    if (family.some((edge) => families.has(edge))) continue
    for (const edge of family) families.set(edge, count)
    count++
  }
  return edges.map((edge) => families.get(edge) ?? 0)
}

export function isUnbroken(rows: readonly number[], ways: Ways, mask: string): boolean {
  const dots = layDots(rows, ways)
  openEdges(dots, ways, mask)
  try {
    trace(dots, ways, 0.4)
    return true
  } catch {
    return false
  }
}

/** Tries symmetric sets of open edges until the line is single. The page ships only what this has found. */
export function findUnbroken(rows: readonly number[], ways: Ways, { share, seed }: SearchOptions): string {
  const families = familiesOf(edgesOf(rows, ways), ways)
  for (let attempt = seed; attempt < seed + TRIES; attempt++) {
    const chance = random(attempt * 7919)
    const isOpen = Array.from({ length: Math.max(...families) + 1 }, () => chance() < share)
    const mask = families.map((family) => (isOpen[family] ? '1' : '0')).join('')
    if (isUnbroken(rows, ways, mask)) return mask
  }
  throw new Error('No unbroken line found: change the seed or the share of open edges')
}
