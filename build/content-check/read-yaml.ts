// Reads one file of content/ as YAML: its value, and the mistakes that the parser sees.
import {
  type Document,
  type DocumentOptions,
  isAlias,
  isCollection,
  isScalar,
  LineCounter,
  type Node,
  type ParseOptions,
  parseDocument,
  Scalar,
  type SchemaOptions,
  visit,
} from 'yaml'
import { type LineProblem, QUOTE, SIGN, yamlErrors } from './yaml-errors.ts'

const RAW_MISTAKES: readonly [sign: RegExp, message: string][] = [
  [/\ufffd/, 'some letters here cannot be read: save the file again with the encoding UTF-8'],
  [
    /^(?:<{7}|={7}|>{7}|\|{7})( |$)/,
    'two versions of this file were joined here: keep the lines of one of them, and remove the other and the lines of <, = and >',
  ],
  // At the beginning of a line, after its dash or after its name.
  [
    /(?<=^ *(?:- *)?(?:\w+:)?)[^\S \t]/,
    'there is a space of another kind here: take it out and type it again',
  ],
]

/**
 * The failsafe schema reads every value as text: 10+, 12:30, yes and +15550100 stay as they are written. Only nothing, ~
 * and null without quotation marks are null.
 */
export const TEXT_SCHEMA: ParseOptions & DocumentOptions & SchemaOptions = {
  schema: 'failsafe',
  customTags: ['null'],
  logLevel: 'error',
}

/** Line ends of Windows, and of old programs, which end a line with CR alone. */
export const withoutCr = (text: string) => text.replaceAll(/\r\n?/g, '\n')

/** The value is undefined where the file has mistakes, or says nothing. */
export function readYaml(written: string): { value: unknown; problems: LineProblem[] } {
  // A byte-order mark is not text.
  const text = withoutCr(written.replace(/^\ufeff/, ''))
  const lines = new LineCounter()
  const document = parseDocument(text, { ...TEXT_SCHEMA, prettyErrors: false, lineCounter: lines })
  let problems = rawMistakes(text)
  if (problems.length === 0) problems = yamlErrors(document.errors, text, lines)
  if (problems.length === 0) problems = misreadText(document, text, lines)
  return { value: problems.length > 0 ? undefined : withoutEmpty(document.toJSON()), problems }
}

function rawMistakes(text: string): LineProblem[] {
  return text.split('\n').flatMap((line, index) => {
    const [sign, message] = RAW_MISTAKES.find(([sign]) => sign.test(line)) ?? []
    return sign && message ? [{ line: index + 1, col: line.search(sign) + 1, message }] : []
  })
}

/** Text that the parser accepts silently, but reads differently than it was meant. */
function misreadText(document: Document, text: string, lines: LineCounter): LineProblem[] {
  const problems: LineProblem[] = []
  visit(document, {
    Node(key, node) {
      const message = key === 'key' ? undefined : misreadIn(node, text)
      if (message) problems.push({ ...lines.linePos(node.range?.[0] ?? 0), message })
    },
  })
  return problems
}

function misreadIn(node: Node, text: string): string | undefined {
  const isSign = isAlias(node) || ('anchor' in node && node.anchor) || ('tag' in node && node.tag)
  if (isSign || (isCollection(node) && node.flow && node.items.length > 0)) return SIGN
  if (!isScalar(node)) return undefined
  const [start = 0, end = 0] = node.range ?? []
  const source = text.slice(start, end)
  // The note after | or > stands inside the source. The name of a picture holds no #, so what follows it is a note.
  const isPicture = text.slice(0, start).endsWith('picture: ')
  const note = /^[|>].*?(#.*)/.exec(source) ?? (!isPicture && /^[ \t]*(#.*)/.exec(text.slice(end)))
  if (note) {
    return `“${note[1]}” is taken for a note and not shown: ${QUOTE}, or write the note on a line of its own`
  }
  const [, joined] = (node.type === Scalar.PLAIN && /\n\s*(-.*)/.exec(source)) || []
  return joined && `the line “${joined}” is taken for a part of this one: begin both in the same column`
}

/** A name with nothing after it is the same as no name, so that optional fields may be in the file, empty. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item) ?? '')
  if (value === null) return undefined
  if (typeof value !== 'object') return String(value).trim() ? value : undefined
  const kept = Object.entries(value as object).map(([key, item]) => [key, withoutEmpty(item)])
  return Object.fromEntries(kept.filter(([, item]) => item !== undefined))
}
