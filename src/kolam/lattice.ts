/** Four on the square lattice, six on the hexagonal one. */
export type Ways = 4 | 6

export type Point = { x: number; y: number }

export type Dot = Point & {
  /** The neighbour in each way, where the edge to it is open: there the line crosses over to that dot. */
  open: (Dot | undefined)[]
}

/** The angle of a way, clockwise as the screen counts; way 1 points to the right on both lattices. */
export const angleOf = (way: number, ways: Ways) => ((way - 1) * 2 * Math.PI) / ways

export const away = ({ x, y }: Point, angle: number, by: number): Point => ({
  x: x + Math.cos(angle) * by,
  y: y + Math.sin(angle) * by,
})

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Rows of dots, each centred on the same axis and one unit apart: [1, 3, 1] is a diamond of five. */
export function layDots(rows: readonly number[], ways: Ways): Dot[] {
  const height = Math.sin((2 * Math.PI) / ways)
  return rows.flatMap((length, row) =>
    Array.from({ length }, (_, place) => ({
      x: place - (length - 1) / 2,
      y: (row - (rows.length - 1) / 2) * height,
      open: [],
    })),
  )
}

/**
 * Opens the edges between neighbouring dots. The mask has one sign for each edge, in the order in which a reader
 * meets them (dot by dot, way by way); '0' leaves the edge closed. No mask opens them all.
 */
export function openEdges(dots: readonly Dot[], ways: Ways, mask = ''): void {
  let edge = 0
  dots.forEach((dot, place) => {
    for (let way = 0; way < ways; way++) {
      const there = away(dot, angleOf(way, ways), 1)
      const other = dots.find((it, later) => later > place && distance(it, there) < 0.1)
      if (other && mask[edge++] !== '0') {
        dot.open[way] = other
        other.open[(way + ways / 2) % ways] = dot
      }
    }
  })
}
