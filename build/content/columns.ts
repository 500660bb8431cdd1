// Lines that begin in the wrong column. The parser notices too, but often lines later and in riddles.
import type { LineMistake } from './read-yaml.ts'

const TAB = 'this line begins with a tab: use spaces instead'
const RIGHT =
  'this line stands too far to the right: begin it in the same column as the others of its group, or, if it carries on with the words above, put straight "quotation marks" round the whole of them'
const BETWEEN = 'this line does not begin in the same column as the others of its group: move it there'

export function strayLines(text: string): LineMistake[] {
  const mistakes: LineMistake[] = []
  let columns = [0]
  let mayOpen = false
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue
    const says = strayOf(line, columns, mayOpen)
    // What is out of line says nothing about the lines below it.
    if (says) mistakes.push({ line: index + 1, says })
    else columns = columnsFrom(line, columns)
    mayOpen = /(:|-)\s*(#.*)?$/.test(line)
  }
  return mistakes
}

function strayOf(line: string, columns: readonly number[], mayOpen: boolean): string | undefined {
  if (/^ *\t/.test(line)) return TAB
  const column = line.search(/\S/)
  const isDeeper = column > Math.max(...columns)
  if (isDeeper) return mayOpen || !/^\s*(- |[\w-]+:(\s|$))/.test(line) ? undefined : RIGHT
  return columns.includes(column) ? undefined : BETWEEN
}

/** The columns in which the next line may begin: those above this line's own, its own, and the one after a dash. */
function columnsFrom(line: string, columns: readonly number[]): number[] {
  const column = line.search(/\S/)
  const open = [...columns.filter((each) => each < column), column]
  const afterDash = /^\s*-\s+(?=[\w-]+:(\s|$))/.exec(line)?.[0].length
  return afterDash ? [...open, afterDash] : open
}
