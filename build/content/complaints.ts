// What the parser says of a line, told plainly, with the line as it was most likely meant.
import { isScalar, type Node, Scalar, visit, type YAMLError } from 'yaml'
import { isWords, WORDS } from './columns.ts'
import {
  columnOf,
  movedTo,
  quoted,
  withColon,
  withLine,
  withoutNote,
  withSpaceAfterColon,
  withSpaceAfterDash,
  wordsOf,
} from './line-mends.ts'
import type { Finding } from './read-yaml.ts'

export const QUOTE = 'put straight "quotation marks" round the whole of them'
export const AFTER_DASH = 'write a space after the dash'
export const AFTER_COLON = 'write a space after the colon'
const OPEN_QUOTATION = 'a quotation mark is opened here and never closed: close it at the end of the words'

export const signed = (words: string) =>
  `these words begin with “${words.charAt(0)}”, which has a meaning of its own here: ${QUOTE}`

export const noColon = (name: string) => `write a colon after “${name}”, and a space after the colon`

type Mend = (line: string) => string

/** The first that fits speaks for the line. */
const SENTENCES: readonly [sign: RegExp, says: string, mend: Mend][] = [
  [/^MULTIPLE_DOCS/, 'remove this line of dashes', () => ''],
  [
    /BAD_DQ_ESCAPE/,
    'a backslash (\\) has a meaning of its own between quotation marks: leave it out, or write it twice',
    (line) => line.replaceAll('\\', '\\\\'),
  ],
  [/^BLOCK_AS_IMPLICIT_KEY/, `there is a colon in these words: ${QUOTE}`, quoted],
  [/^MISSING_CHAR.*need to be followed by map values/, WORDS, quoted],
]

/** One finding a line: the parser may say several things about the same one. */
export function complaints(errors: readonly YAMLError[], lines: readonly string[]): Finding[] {
  const places = new Set(errors.map(lineOf))
  return [...places].map((line) => {
    const [says, mend] = plainly(
      errors.filter((error) => lineOf(error) === line),
      lines[line - 1] ?? '',
    )
    return { mistakes: [{ line, says }], lines: withLine(lines, line - 1, mend) }
  })
}

export const lineOf = ({ linePos }: YAMLError) => linePos?.[0].line ?? 1

function plainly(errors: readonly YAMLError[], line: string): [says: string, mend: Mend] {
  const said = errors.map(({ code, message }) => `${code} ${message.split('\n')[0]}`).join(' ')
  const words = wordsOf(line)
  if (/^[-?:](\s|$)/.test(words)) return [signed(words), quoted]
  const [, says, mend] = SENTENCES.find(([sign]) => sign.test(said)) ?? []
  if (says && mend) return [says, mend]
  return /UNEXPECTED_TOKEN|BAD_SCALAR_START/.test(said)
    ? [signed(words), quoted]
    : [`this line cannot be read: ${QUOTE}`, quoted]
}

/** Without its space neither a name nor a list item is one, and the parser complains of other lines too. */
export function missingSpaces(lines: readonly string[], names: ReadonlySet<string>): Finding[] {
  return lines.flatMap((line, index) => {
    const name = /^ *(?:- +)*([\w-]+):[^ \n]/.exec(line)?.[1]
    if (name && names.has(name)) return spaced(lines, index, AFTER_COLON, withSpaceAfterColon)
    const bare = /^ *(?:- +)*([\w-]+) +[^ #]/.exec(line)?.[1]
    if (bare && names.has(bare)) {
      return spaced(lines, index, noColon(bare), (each) => withColon(bare, each))
    }
    return /^ *-[^\s-]/.test(line) ? spaced(lines, index, AFTER_DASH, withSpaceAfterDash) : []
  })
}

const spaced = (lines: readonly string[], index: number, says: string, mend: Mend): Finding => ({
  mistakes: [{ line: index + 1, says }],
  lines: withLine(lines, index, mend),
})

/** An open quotation mark swallows lines until the next one, and the parser complains somewhere after it. */
export function openQuotation(
  contents: Node | null,
  errors: readonly YAMLError[],
  lines: readonly string[],
): Finding | undefined {
  const text = lines.join('\n')
  const unclosed = errors.find(({ message }) => /closing .quote/.test(message))
  let found: Finding | undefined
  visit(contents, {
    Scalar(_, node) {
      const words = isQuoted(node) ? text.slice(node.range[0], node.range[1]) : ''
      const swallows = /\n\s*(?:- |[\w-]+:(?:\s|$))/.exec(words)?.index
      const isUnclosed = unclosed && isQuoted(node) && node.range[1] >= unclosed.pos[0]
      if (!isQuoted(node) || (swallows === undefined && !isUnclosed)) return undefined
      const line = text.slice(0, node.range[0]).split('\n').length
      if (swallows === undefined && isWords(lines[line] ?? '')) {
        found = carriedOn(lines, line)
        return visit.BREAK
      }
      const last = line - 1 + words.slice(0, swallows).trimEnd().split('\n').length - 1
      found = {
        mistakes: [{ line, says: OPEN_QUOTATION }],
        lines: withLine(lines, last, (each) => withoutNote(each) + words.charAt(0)),
      }
      return visit.BREAK
    },
  })
  return found
}

/** Its closing mark may well stand there; what is wrong is that the words go on too far to the left. */
const carriedOn = (lines: readonly string[], index: number): Finding => ({
  mistakes: [{ line: index + 1, says: WORDS }],
  lines: withLine(lines, index, (line) => movedTo(columnOf(lines[index - 1] ?? '') + 4, line)),
})

const isQuoted = (node: Node): node is Scalar & { range: [number, number, number] } =>
  isScalar(node) && (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.QUOTE_SINGLE) && !!node.range
