// Mends one line as its owner most likely meant it, only for the check: so one mistake does not hide those below it.
// Nothing here is written to a file.

/** A line in two parts: dash and name with their spaces, and the words. */
const PARTS = /^(\s*(?:- +)*(?:[\w-]+:(?: +|$))?)(.*)$/
/** A note has a space before and after its sign; without the second it was meant as words. */
const NOTE = /(?:^|\s+)#\s.*$/

export const columnOf = (line: string) => line.search(/\S/)

/** Before its words: dash, name and spaces. */
export const startOf = (line: string) => PARTS.exec(line)?.[1] ?? ''

export const withoutNote = (line: string) => line.replace(NOTE, '').trimEnd()

export const wordsOf = (line: string) => withoutNote(line.slice(startOf(line).length))

export const quoted = (line: string) =>
  `${startOf(line)}"${wordsOf(line).replaceAll(/["\\]/g, (sign) => `\\${sign}`)}"`

export const movedTo = (column: number, line: string) => ' '.repeat(column) + line.trimStart()

export const withSpaceAfterDash = (line: string) => line.replace(/^(\s*-)\s*/, '$1 ')

export const withSpaceAfterColon = (line: string) => line.replace(/^(\s*(?:- +)*[\w-]+:)\s*/, '$1 ')

export const withColon = (name: string, line: string) => line.replace(name, `${name}:`)

/** The lines with one of them changed. */
export const withLine = (lines: readonly string[], index: number, change: (line: string) => string) =>
  lines.map((line, each) => (each === index ? change(line) : line))
