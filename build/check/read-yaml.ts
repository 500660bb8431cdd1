// Reads one file of content/ as YAML: its value, and the mistakes that the parser sees.
import {
  type Document,
  isAlias,
  isCollection,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  Scalar,
  visit,
} from 'yaml'
import { type Mistake, QUOTE, SIGN, yamlErrors } from './yaml-errors.ts'

const RAW_MISTAKES: readonly [sign: RegExp, message: string][] = [
  [/\ufffd/g, 'some letters here cannot be read: save the file again with the encoding UTF-8'],
  [
    /^(?:<{7}|={7}|>{7}|\|{7})(?= |$)/gm,
    'two versions of this file were joined here: keep the lines of one of them, and remove the other and the lines of <, = and >',
  ],
  // At the beginning of a line, after its dash or after its name.
  [
    /(?<=^ *(?:- *)?(?:\w+:)?)[^\S \t\r\n\ufeff]/gm,
    'there is a space of another kind here: take it out and type it again',
  ],
]

/**
 * The failsafe schema reads every value as text: 10+, 12:30, yes and +15550100 stay as they are written. Only nothing, ~
 * and null without quotation marks are null.
 */
export const TEXT_SCHEMA: Parameters<typeof parseDocument>[1] = {
  schema: 'failsafe',
  customTags: ['null'],
  logLevel: 'error',
}

/** The value is undefined where the file has mistakes, or says nothing. Each line has one problem. */
export function readYaml(text: string) {
  const lines = new LineCounter()
  const document = parseDocument(text, { ...TEXT_SCHEMA, prettyErrors: false, lineCounter: lines })
  const mistakes = [rawMistakes(text), yamlErrors(document.errors, text), misreadText(document, text)]
  const firsts = mistakes.find(({ length }) => length > 0) ?? []
  const problems = firsts.map(({ offset, message }) => ({ ...lines.linePos(offset), message }))
  return {
    value: problems.length > 0 ? undefined : withoutEmpty(document.toJSON()),
    problems: problems.filter(({ line }, index) => line !== problems[index - 1]?.line),
  }
}

const rawMistakes = (text: string): Mistake[] =>
  RAW_MISTAKES.flatMap(([sign, message]) =>
    Array.from(text.matchAll(sign), ({ index }) => ({ offset: index, message })),
  )

/** Text that the parser accepts silently, but reads differently than it was meant. */
function misreadText(document: Document, text: string): Mistake[] {
  const mistakes: Mistake[] = []
  visit(document, {
    Node(key, node) {
      const message = key === 'key' ? undefined : misreadIn(node, text)
      if (message) mistakes.push({ offset: node.range?.[0] ?? 0, message })
    },
  })
  return mistakes
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
