// Reads one file of content/. What YAML would read otherwise than its owner meant it becomes a line that says so.
import { isAlias, isScalar, type Node, parseDocument, Scalar, visit, type YAMLError } from 'yaml'
import { strayLines } from './columns.ts'

export type FileText = { value: unknown; mistakes: LineMistake[] }
export type LineMistake = { line: number; says: string }
type LineAt = (offset: number) => number

const QUOTE = 'put straight "quotation marks" round the whole of them'
const SIGN = `these words begin with a sign that has a meaning of its own here: ${QUOTE}`
const OPEN_QUOTATION = 'a quotation mark is opened here and never closed: close it at the end of the words'
const NOT_UTF8 = 'some letters here cannot be read: save the file again with the encoding UTF-8'

/** What the parser says of a line, told plainly. The first that fits speaks for the line. */
const SENTENCES: readonly [RegExp, string][] = [
  [/^BLOCK_AS_IMPLICIT_KEY/, `there is a colon in these words: ${QUOTE}`],
  [/closing .quote/, OPEN_QUOTATION],
  [/need to be followed by map values/, 'write a name, a colon and a space before these words'],
  [/^MULTIPLE_DOCS/, 'remove this line of dashes'],
  [/^DUPLICATE_KEY/, 'this name stands twice in its group: remove one of the two'],
  [/^UNEXPECTED_TOKEN|^BAD_SCALAR_START/, SIGN],
]

/** Every value is words, as it is written: 10+, 12:30, yes and +15550100 are none of YAML's numbers and truths. */
export function readYaml(text: string): FileText {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const { contents, errors } = parseDocument(text, { schema: 'failsafe' })
  const mistakes =
    errors.length > 0 ? explained(errors, contents, text, lineAt) : trapsIn(contents, text, lineAt)
  if (text.includes('\ufffd')) mistakes.push({ line: lineAt(text.indexOf('\ufffd')), says: NOT_UTF8 })
  return { value: mistakes.length > 0 ? undefined : withoutEmpty(contents?.toJSON()), mistakes }
}

/** An open quotation mark or a line out of its column brings other complaints with it: they are told alone. */
function explained(errors: YAMLError[], contents: Node | null, text: string, lineAt: LineAt): LineMistake[] {
  const opened = openQuotation(contents, text)
  if (opened !== undefined) return [{ line: lineAt(opened), says: OPEN_QUOTATION }]
  const strays = strayLines(text)
  return strays.length > 0 ? strays : linesOf(errors, lineAt)
}

/** One line a line: the parser may say several things about the same one. */
function linesOf(errors: readonly YAMLError[], lineAt: LineAt): LineMistake[] {
  const lines = new Set(errors.map(({ pos }) => lineAt(pos[0])))
  return [...lines].map((line) => ({
    line,
    says: plainly(errors.filter(({ pos }) => lineAt(pos[0]) === line)),
  }))
}

function plainly(errors: readonly YAMLError[]): string {
  const words = errors.map(({ code, message }) => `${code} ${message.split('\n')[0]}`).join(' ')
  return SENTENCES.find(([sign]) => sign.test(words))?.[1] ?? `this line cannot be read: ${QUOTE}`
}

/** An open quotation mark swallows lines until the next one, and the parser complains somewhere after it. */
function openQuotation(contents: Node | null, text: string): number | undefined {
  let opened: number | undefined
  visit(contents, {
    Scalar(_, { type, range }) {
      const isQuoted = type === Scalar.QUOTE_DOUBLE || type === Scalar.QUOTE_SINGLE
      if (!isQuoted || !range || !/\n\s*(- )?\w+:/.test(text.slice(range[0], range[1]))) return undefined
      opened = range[0]
      return visit.BREAK
    },
  })
  return opened
}

/** What the parser takes without a word, and not as it was meant. */
function trapsIn(contents: Node | null, text: string, lineAt: LineAt): LineMistake[] {
  const traps: LineMistake[] = []
  visit(contents, {
    Node(_, node) {
      const [start = 0, end = 0] = node.range ?? []
      const trap = trapOf(node, text.slice(start, end), text.slice(end))
      if (trap) traps.push({ line: lineAt(start), says: trap })
    },
  })
  return traps
}

function trapOf(node: Node, source: string, after: string): string | undefined {
  if (isAlias(node) || ('anchor' in node && node.anchor) || ('tag' in node && node.tag)) return SIGN
  if (!isScalar(node) || node.type !== Scalar.PLAIN) return undefined
  const note = /^[ \t]+(#[^\s#]\S*)/.exec(after)?.[1]
  if (note) return `“${note}” is taken for a note and not shown: ${QUOTE}, or write a space after the #`
  if (/^-\S/.test(source)) return 'write a space after the dash'
  const swallowed = /\n\s*(-.*)/.exec(source)?.[1]
  return swallowed && `the line “${swallowed}” is taken for a part of this one: begin both in the same column`
}

/** A name with nothing after it is the same as none: optional ones may stand there empty, waiting. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (isNothing(item) ? '' : withoutEmpty(item)))
  if (typeof value !== 'object' || value === null) return isNothing(value) ? undefined : value
  const kept = Object.entries(value).filter(([, item]) => !isNothing(item))
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutEmpty(item)]))
}

const isNothing = (value: unknown) =>
  value === null || (typeof value === 'string' && /^(\s*|~|null)$/.test(value))
