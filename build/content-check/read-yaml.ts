// Reads one file of content/ as YAML: its value, the place of each field, and the mistakes that the parser sees.
import { type Document, isNode, LineCounter, parseDocument } from 'yaml'
import type { Path } from './problem.ts'
import { swallowedText } from './swallowed-text.ts'
import { type LineProblem, yamlErrors } from './yaml-errors.ts'

export type YamlFile = {
  /** Undefined where the file has mistakes, or says nothing. */
  value: unknown
  problems: LineProblem[]
  /** The place of a field, or of the nearest group round it. */
  locate: (path: Path) => { line: number; column: number }
}

const RAW_MISTAKES: readonly [sign: RegExp, message: string][] = [
  [
    /^(?:<{7}|={7}|>{7}|\|{7})( |$)/,
    'two versions of this file were joined here: keep the lines of one of them, and remove the other and the lines of signs',
  ],
  [/^ *(?![ \t])\s/, 'this line begins with spaces of another kind: take them out and type them again'],
]
const NOT_UTF8 = 'some letters here cannot be read: save the file again with the encoding UTF-8'

export function readYaml(written: string): YamlFile {
  // A byte-order mark is no text, and old programs end a line with CR alone.
  const text = written.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  const lines = new LineCounter()
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  // The failsafe schema reads every value as text: 10+, 12:30, yes and +15550100 stay as they are written.
  const options = { schema: 'failsafe', prettyErrors: false, logLevel: 'error' } as const
  const document = parseDocument(text, { ...options, lineCounter: lines })
  const raw = rawMistakes(text)
  const problems = raw.length > 0 ? raw : yamlErrors(document.errors, text, position)
  if (problems.length === 0) problems.push(...swallowedText(document, text, position))
  return {
    value: problems.length > 0 ? undefined : withoutEmpty(document.toJSON()),
    problems,
    locate: (path) => position(offsetOf(document, path)),
  }
}

function rawMistakes(text: string): LineProblem[] {
  const lines = text.split('\n')
  const encoding = lines.findIndex((line) => line.includes('\ufffd'))
  if (encoding >= 0) return [{ line: encoding + 1, column: 1, message: NOT_UTF8 }]
  return lines.flatMap((line, index) => {
    const [, message] = RAW_MISTAKES.find(([sign]) => sign.test(line)) ?? []
    return message ? [{ line: index + 1, column: 1, message }] : []
  })
}

function offsetOf(document: Document, path: Path): number {
  const node = document.getIn(path, true)
  if (isNode(node) && node.range) return node.range[0]
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0
}

/** A name with nothing after it is the same as no name, so that optional fields may wait in the file, empty. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item) ?? '')
  if (typeof value === 'string') return /^(\s*|~|null)$/.test(value) ? undefined : value
  if (typeof value !== 'object' || value === null) return undefined
  const kept = Object.entries(value).map(([key, item]) => [key, withoutEmpty(item)])
  return Object.fromEntries(kept.filter(([, item]) => item !== undefined))
}
