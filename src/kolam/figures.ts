import { layDots, openEdges, type Ways } from './lattice.ts'
import { type Burin, centreLine, engravedLine, UNIT } from './line.ts'
import { trace } from './trace.ts'

type Figure = Burin & {
  rows: readonly number[]
  ways: Ways
  /** Which edges are open, as `findUnbroken` in search.ts found them; none given opens all. */
  mask?: string
  /** How far from its dot the line turns; half the distance between dots is as far as it can go. */
  radius: number
  /** The size of a drawn dot; 0 where the page sets words in its place. */
  dot: number
  /** The share of the line that has been drawn, where the hand has stopped before the end. */
  drawn?: number
}

export const FIGURES = {
  nine: { rows: [3, 3, 3], ways: 4, mask: '011101011110', radius: 0.455, thin: 0.0065, thick: 0.016, dot: 0 },
  nineteen: {
    rows: [3, 4, 5, 4, 3],
    ways: 6,
    mask: '011111011101111111111111111111010111111110',
    radius: 0.43,
    thin: 0.006,
    thick: 0.0145,
    dot: 0,
  },
  mark: { rows: [1, 3, 1], ways: 4, radius: 0.4, thin: 0.06, thick: 0.115, dot: 0.09 },
  divider: { rows: [1, 9, 1], ways: 4, radius: 0.38, thin: 0.035, thick: 0.075, dot: 0.07 },
  unfinished: {
    rows: [1, 3, 5, 3, 1],
    ways: 4,
    mask: '1011101101111101',
    radius: 0.38,
    thin: 0.024,
    thick: 0.024,
    dot: 0.06,
    drawn: 0.56,
  },
} satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES

export type KolamLine = {
  viewBox: string
  /** The engraved line, to be filled. */
  outline: string
  /** Its course, to be stroked. */
  centre: string
  /** The outline at its widest; a stroke along the centre covers it with room to spare at 2.5 times this. */
  breadth: number
  /** In reading order. */
  dots: { x: number; y: number }[]
  dotRadius: number
}

/** All measures are in units of the viewBox. */
export function kolamLine(name: FigureName): KolamLine {
  const figure: Figure = FIGURES[name]
  const { rows, ways, radius, dot, thick, drawn = 1 } = figure
  const dots = layDots(rows, ways)
  openEdges(dots, ways, figure.mask)
  const arcs = trace(dots, ways, radius)
  const part = arcs.slice(0, Math.round(arcs.length * drawn))

  const size = (length: number) => Math.round(length * UNIT)
  const width = Math.max(...rows)
  const height = 1 - 2 * (dots[0]?.y ?? 0)
  return {
    viewBox: [-width / 2, -height / 2, width, height].map(size).join(' '),
    outline: engravedLine(part, figure),
    centre: centreLine(part),
    breadth: size(thick),
    dots: dots.map(({ x, y }) => ({ x: size(x), y: size(y) })),
    dotRadius: size(dot),
  }
}
