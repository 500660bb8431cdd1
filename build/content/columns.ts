// Lines that begin in the wrong column. The parser notices too, but often lines later and in riddles.
import { columnOf, movedTo } from './line-mends.ts'
import type { Finding } from './read-yaml.ts'

const RIGHT =
  'this line stands too far to the right: begin it in the same column as the others of its group, or, if it carries on with the words above, put straight "quotation marks" round the whole of them'
const ASIDE = 'this line does not begin in the same column as the others of its group: move it there'
export const WORDS =
  'these words have no name before them: if they carry on with the words above, put all of them on one line; if not, write a name, a colon and a space before them'

const DASH = /^\s*-(\s|$)/
const NAME = /^\s*[\w-]+:(\s|$)/
const OPENS = /(:|-|[|>][-+]?)\s*(#.*)?$/
const NOT_OURS = /^\s*(#|$)|^(---|\.\.\.|%)/

/** A column in which a line may begin, with a dash or with a name, and the first and the last line that did. */
type Column = { at: number; isDash: boolean; first: number; last: number }
/** The last line that went back to the left, and where it could have stayed. */
type Left = { index: number; columns: readonly number[] }

/** Each line out of its column, with all that may explain it: the line itself, or those above that left their group. */
export function* strays(lines: readonly string[]): Generator<Finding[]> {
  let open: Column[] = [{ at: 0, isDash: false, first: 0, last: 0 }]
  let mayOpen = false
  let left: Left | undefined
  for (const [index, line] of lines.entries()) {
    if (NOT_OURS.test(line)) continue
    const says = strayOf(line, open, mayOpen)
    if (says) {
      yield [
        ...movesOf(lines, index, open, says),
        ...movesBack(lines, index, left),
        ...movesBeside(lines, index, open),
      ]
    }
    // What is out of line says nothing about the lines below it, and neither do words that carry on.
    else if (!isWords(line)) {
      const columns = open.map(({ at }) => at)
      const isBack = columnOf(line) < Math.max(...columns)
      if (isBack || (mayOpen && columns.includes(columnOf(line)))) left = { index, columns }
      open = columnsFrom(line, index, open)
    }
    mayOpen = OPENS.test(line)
  }
}

export const isWords = (line: string) => ![DASH, NAME, NOT_OURS].some((other) => other.test(line))

function strayOf(line: string, open: readonly Column[], mayOpen: boolean): string | undefined {
  const column = columnOf(line)
  const isDash = DASH.test(line)
  const deepest = Math.max(...open.map(({ at }) => at))
  if (column > deepest) return mayOpen || isWords(line) ? undefined : RIGHT
  if (isWords(line)) return WORDS
  // The dashes of a list may stand right below the name of it.
  const isListBelow = isDash && mayOpen && column === deepest
  return isListBelow || open.some((each) => each.at === column && each.isDash === isDash) ? undefined : ASIDE
}

/** The columns in which the next line may begin: those above this line's own, its own, and the one after a dash. */
function columnsFrom(line: string, index: number, open: readonly Column[]): Column[] {
  const at = columnOf(line)
  const isDash = DASH.test(line)
  const first = open.find((each) => each.at === at && each.isDash === isDash)?.first ?? index
  const above = open.filter((each) => each.at < at || (each.at === at && isDash && !each.isDash))
  const afterDash = /^\s*-\s+(?=[\w-]+:(\s|$))/.exec(line)?.[0].length
  return [
    ...above,
    { at, isDash, first, last: index },
    ...(afterDash ? [{ at: afterDash, isDash: false, first: index, last: index }] : []),
  ]
}

/** The line itself is moved: words carry on when they stand further to the right than all others. */
function movesOf(lines: readonly string[], index: number, open: readonly Column[], says: string): Finding[] {
  const columns = open.map(({ at }) => at)
  const targets = says === WORDS ? [Math.max(...columns) + 2] : new Set(columns)
  return [...targets].map((target) => moved(lines, [index], target, says))
}

/** The lines that went to the left before this one are moved back, to where this one stands. */
function movesBack(lines: readonly string[], index: number, left: Left | undefined): Finding[] {
  if (!left) return []
  const column = columnOf(lines[left.index] ?? '')
  const block = lines.flatMap((line, each) =>
    each >= left.index && each < index && !NOT_OURS.test(line) && columnOf(line) === column ? each : [],
  )
  const targets = new Set([...left.columns, columnOf(lines[index] ?? '')])
  return [...targets].filter((target) => target > column).map((target) => moved(lines, block, target, ASIDE))
}

/** A line above stands out, and this one and those below it do not: it is moved to where this one stands. */
function movesBeside(lines: readonly string[], index: number, open: readonly Column[]): Finding[] {
  const target = columnOf(lines[index] ?? '')
  return open.flatMap(({ at, first, last }) =>
    [...new Set([first, last])].flatMap((other) => {
      // A name after a dash moves with its dash.
      const column = columnOf(lines[other] ?? '')
      const aim = target - (at - column)
      return aim < 0 || aim === column ? [] : moved(lines, [other], aim, column > aim ? RIGHT : ASIDE)
    }),
  )
}

const moved = (
  lines: readonly string[],
  block: readonly number[],
  target: number,
  says: string,
): Finding => ({
  mistakes: block.map((index) => ({ line: index + 1, says })),
  lines: lines.map((line, index) => (block.includes(index) ? movedTo(target, line) : line)),
})
