import { angleOf, away, type Dot, type Point, type Ways } from './lattice.ts'

/** A place the line passes: halfway over an open edge, where it crosses itself, or at the back of a turn. */
export type Waypoint = Point & { heading: number; crosses: boolean }
export type Arc = readonly [from: Waypoint, to: Waypoint]

/**
 * Follows the line from dot to dot. Round a dot it keeps its sense of rotation; over an open edge it crosses to the
 * neighbour and turns the other way, as the hand does with rice flour on a threshold.
 */
export function trace(dots: readonly Dot[], ways: Ways, radius: number): Arc[] {
  const [first] = dots
  if (!first) throw new Error('A kolam needs at least one dot')

  const waypoint = (dot: Dot, way: number, turn: number, lean: number): Waypoint => {
    const angle = angleOf(way, ways)
    const crosses = dot.open[way] !== undefined
    return {
      ...away(dot, angle, crosses ? 0.5 : radius),
      heading: angle + turn * Math.PI * (0.5 + (crosses ? lean / ways : 0)),
      crosses,
    }
  }

  const arcs: Arc[] = []
  let [dot, way, turn] = [first, 0, 1]
  do {
    const next = (way + turn + ways) % ways
    arcs.push([waypoint(dot, way, turn, 1), waypoint(dot, next, turn, -1)])
    const across = dot.open[next]
    if (across) [dot, way, turn] = [across, (next + ways / 2) % ways, -turn]
    else way = next
  } while (dot !== first || way !== 0 || turn < 0)

  // Every dot has one arc for each of its ways, and a single line walks them all.
  const all = dots.length * ways
  if (arcs.length < all)
    throw new Error(`The line closes after ${arcs.length} of ${all} arcs: a kolam is one unbroken line`)
  return arcs
}
