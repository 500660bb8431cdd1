// Reads one file of content/. What YAML would read otherwise than its owner meant it becomes a line that says so.
// Each mistake is then mended in memory and the file read again, so that one does not hide the others; where that
// fails, no more is said than is certain.
import { parseDocument, type YAMLError } from 'yaml'
import { strays } from './columns.ts'
import { complaints, lineOf, missingSpaces, openQuotation } from './complaints.ts'
import { joinedVersions, strangeSpaces, tabs } from './raw-lines.ts'
import { trapsIn } from './traps.ts'

export type FileText = { value: unknown; mistakes: LineMistake[] }
export type LineMistake = { line: number; says: string }
/** What is wrong, and the lines of the file as they were most likely meant. */
export type Finding = { mistakes: LineMistake[]; lines: string[] }
/** What is known of a file before it is read: the names in it, and how much is wrong with what was read. */
export type Expected = { names: ReadonlySet<string>; troublesIn: (value: unknown) => number }

type Reading = {
  lines: readonly string[]
  contents: ReturnType<typeof parseDocument>['contents']
  errors: YAMLError[]
  doubles: YAMLError[]
}

const NOT_UTF8 = 'some letters here cannot be read: save the file again with the encoding UTF-8'
const DOUBLE = 'this name stands twice in its group: remove one of the two'
/** More mistakes than any file of ours has lines that could hold them; only a guard. */
const MOST_ROUNDS = 200

export function readYaml(text: string, expected: Expected): FileText {
  const told = new Map<number, string>()
  const tell = ({ mistakes }: { mistakes: readonly LineMistake[] }) => {
    for (const { line, says } of mistakes) if (!told.has(line)) told.set(line, says)
  }
  // Old programs end a line with CR alone: to the parser the whole file would be one note.
  const written = text.replaceAll(/\r\n?/g, '\n').split('\n')
  const joined = joinedVersions(written)
  const plain = strangeSpaces(joined.lines)
  for (const finding of [unreadableLetters(written), joined, plain]) tell(finding)

  let reading = readLines(plain.lines)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const next = nextFinding(reading, expected)
    if (!next) break
    const isMended = next.lines.length > 0
    if (isMended || told.size === 0) tell(next)
    if (!isMended) return { value: undefined, mistakes: inOrder(told) }
    reading = readLines(next.lines)
  }
  tell({ mistakes: reading.doubles.map((error) => ({ line: lineOf(error), says: DOUBLE })) })
  return { value: meaningOf(reading), mistakes: inOrder(told) }
}

/** Every value is words, as it is written: 10+, 12:30, yes and +15550100 are none of YAML's numbers and truths. */
function readLines(lines: readonly string[]): Reading {
  const { contents, errors } = parseDocument(lines.join('\n'), { schema: 'failsafe' })
  const isDouble = ({ code }: YAMLError) => code === 'DUPLICATE_KEY'
  return {
    ...{ lines, contents },
    errors: errors.filter((error) => !isDouble(error)),
    doubles: errors.filter(isDouble),
  }
}

/** What explains most: other complaints follow from it. Without lines, if nothing mends the file. */
function nextFinding(reading: Reading, expected: Expected): Finding | undefined {
  const { lines, contents, errors } = reading
  if (errors.length === 0) {
    const traps = trapsIn(contents, lines)
    return traps.length > 0 ? (firstThatMends(reading, traps) ?? hopeless(traps)) : undefined
  }
  const byTab = cheapest(tabs(lines), expected)
  if (byTab && byTab.mistakes.length > 0) return byTab
  const opened = openQuotation(contents, errors, lines)
  if (opened) return firstThatMends(reading, [opened]) ?? hopeless([opened])
  const spaced = firstThatMends(reading, missingSpaces(lines, expected.names))
  if (spaced) return spaced
  for (const explanations of strays(lines)) {
    const best = cheapest(explanations, expected)
    if (best && mends(reading, best)) return best
  }
  const said = complaints(errors, lines)
  return firstThatMends(reading, said) ?? hopeless(said)
}

const hopeless = (findings: readonly Finding[]): Finding => ({
  mistakes: findings.flatMap(({ mistakes }) => mistakes),
  lines: [],
})

const firstThatMends = (reading: Reading, findings: readonly Finding[]) =>
  findings.find((finding) => mends(reading, finding))

function cheapest(findings: readonly Finding[], expected: Expected): Finding | undefined {
  const costs = new Map(findings.map((finding) => [finding, costOf(readLines(finding.lines), expected)]))
  const [best] = [...findings].sort((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0))
  return best
}

/** Only what leaves fewer complaints than before was understood. */
function mends(reading: Reading, { lines }: Finding): boolean {
  const after = readLines(lines)
  if (reading.errors.length > 0) return after.errors.length < reading.errors.length
  const trapsLeft = trapsIn(after.contents, after.lines).length
  return after.errors.length === 0 && trapsLeft < trapsIn(reading.contents, reading.lines).length
}

/** The parser's complaints weigh most; among equals, what the schema has least against. */
function costOf(reading: Reading, { troublesIn }: Expected): number {
  const complained = (reading.errors.length + reading.doubles.length) * 1000
  try {
    return complained + troublesIn(meaningOf(reading))
  } catch {
    // What the parser complains of need not have a meaning.
    return complained + 999
  }
}

const unreadableLetters = (lines: readonly string[]) => {
  const index = lines.findIndex((line) => line.includes('\ufffd'))
  return { mistakes: index < 0 ? [] : [{ line: index + 1, says: NOT_UTF8 }] }
}

const inOrder = (told: ReadonlyMap<number, string>): LineMistake[] =>
  [...told].map(([line, says]) => ({ line, says })).sort((a, b) => a.line - b.line)

const meaningOf = ({ contents }: Reading): unknown => withoutEmpty(contents?.toJSON())

/** A name with nothing after it is the same as none: optional ones may stand there empty, waiting. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (isNothing(item) ? '' : withoutEmpty(item)))
  if (typeof value !== 'object' || value === null) return isNothing(value) ? undefined : value
  const kept = Object.entries(value).filter(([, item]) => !isNothing(item))
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutEmpty(item)]))
}

const isNothing = (value: unknown) =>
  value === null || (typeof value === 'string' && /^(\s*|~|null)$/.test(value))
