// Changes one value in the text of a YAML file and leaves every other byte as it is: notes, order, quotation marks,
// blank lines and line ends. One exception: a new name in a group that is empty or in braces gives the file yaml's layout.
import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isNull } from '../build/content-check/read-yaml.ts'
import type { Path, Value } from './api-types.ts'

const OPTIONS = { schema: 'failsafe', logLevel: 'error' } as const
const LAYOUT = { lineWidth: 0 } as const
/** An empty field is an empty text, also where it is written as ~ or null. */
const READ = { reviver: (_name: unknown, value: unknown) => (isNull(value) ? '' : value) }

/** `undefined` if the text is not YAML. */
export function readValue(text: string | null | undefined): Value {
  const document = parseDocument(text?.replaceAll(/\r\n?/g, '\n') ?? '', OPTIONS)
  if (document.errors.length > 0) return undefined
  try {
    return document.toJS(READ)
  } catch {
    // A value that begins with * is read as an alias without an anchor.
    return undefined
  }
}

export function withValue(written: string, path: Path, value: Value): string {
  // Old programs end a line with CR alone, which yaml does not know.
  const text = written.replaceAll(/\r(?!\n)/g, '\n')
  const document = parseDocument(text, OPTIONS)
  const node = document.getIn(path, true)
  const parents = path.map((_, depth) => document.getIn(path.slice(0, depth), true))
  if (isScalar(node) && !isList(value)) {
    const isInFlow = parents.some((parent) => isCollection(parent) && parent.flow)
    return withText(text, node, textOf(value), isInFlow)
  }
  if (isSeq(node) && isList(value) && value.length > 0) {
    if (!node.flow) return withList(text, document, node as YAMLSeq<Node>, value)
    const [start, end] = rangeOf(node)
    // They would be lost.
    const hasNotes = /\s#/.test(text.slice(start, end))
    if (hasNotes)
      throw new Error('There are notes between the brackets of this list: change it in a text editor.')
    return splice(text, start, end, JSON.stringify(value))
  }
  // The name is not in the file yet.
  const depth = parents.findLastIndex(isMap)
  const group = parents[depth]
  if (isMap(group) && !group.flow && !group.has(path[depth])) {
    const added = path.slice(depth).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value ?? '')
    return withNewName(text, group, added)
  }
  // Its group is empty or stands between braces: rare enough for the standard layout.
  if (!isCollection(parents.at(-1))) document.setIn(path.slice(0, -1), document.createNode({}))
  document.setIn(path, value)
  return withLineEnds(document.toString({ ...LAYOUT, nullStr: '' }), text)
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
const textOf = (value: Value) => (typeof value === 'string' ? value : '')
const withLineEnds = (written: string, text: string) =>
  text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written
const splice = (text: string, start: number, end: number, inserted: string) =>
  text.slice(0, start) + inserted + text.slice(end)
/** From the first character to the one after the last. Every node of a parsed document has it. */
const rangeOf = ({ range }: Node) => range ?? ([0, 0, 0] as const)

/** In a flow collection commas and brackets have a meaning, and an empty text needs quotation marks. */
function withText(text: string, node: Scalar, value: string, isInFlow: boolean): string {
  const [start, last] = rangeOf(node)
  // The range of a folded text includes its line break, and its first line may have a note.
  const source = text.slice(start, last).replace(/\s*\n$/, '')
  const end = start + source.length
  const [, note = ''] = /^[|>][^#\n]*( #[^\r\n]*)/.exec(source) ?? []
  // Without it a note would become part of the value.
  const spaceAfter = text[end] === '#' ? ' ' : ''
  if (value === '' && !isInFlow) {
    return splice(text, text.slice(0, start).trimEnd().length, end, note + spaceAfter)
  }
  const space = /[:-]$/.test(text.slice(0, start)) ? ' ' : ''
  // With the quotation marks of the old value, or those that the new one needs.
  const scalar = new Scalar(value)
  const needed = isInFlow ? 'QUOTE_DOUBLE' : 'PLAIN'
  scalar.type = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? node.type : needed
  const written = stringify({ value: scalar }, LAYOUT).slice('value: '.length, -1)
  return splice(text, start, end, space + written + note + spaceAfter)
}

/** At the end of its group. */
function withNewName(text: string, group: YAMLMap, added: unknown): string {
  const [start] = rangeOf(group)
  // What stands before the first name of the group: spaces, a dash, or the byte-order mark of the file.
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start).replace('\ufeff', '')
  const indent = before.replaceAll(/[^ ]/g, ' ')
  const lines = stringify(added, LAYOUT).replaceAll(/^(?=.)/gm, indent)
  const end = endOfLine(text, endOf(group))
  const lineEnd = text.endsWith('\n') || end < text.length ? '' : '\n'
  return splice(text, end, end, withLineEnds(lineEnd + lines, text))
}

/** The line after the one that has the last character of a node. */
const endOfLine = (text: string, end: number) => text.indexOf('\n', end - 1) + 1 || text.length

/** Items that stay keep their lines, with the notes above them. */
function withList(text: string, document: Document, list: YAMLSeq<Node>, values: readonly Value[]): string {
  const [dash] = rangeOf(list)
  const start = text.lastIndexOf('\n', dash) + 1
  const indent = ' '.repeat(dash - start)
  let end = start
  const items = list.items.map((item) => {
    const from = end
    end = endOfLine(text, endOf(item))
    // The last line of a file may have no end.
    const lines = text.slice(from, end).replace(/[^\n]$/, (last) => withLineEnds(`${last}\n`, text))
    return { lines, value: item.toJS(document, READ) }
  })
  const lines = values.map((value) => {
    const kept = items.findIndex((item) => isDeepStrictEqual(item.value, value))
    const [item] = kept < 0 ? [] : items.splice(kept, 1)
    return item?.lines ?? withLineEnds(newItem(value, indent), text)
  })
  return splice(text, start, end, lines.join(''))
}

/** The range of a group or list that ends with an empty value includes the comments below it, so it is not used. */
function endOf(node: Node): number {
  if (!isCollection(node) || node.flow) return rangeOf(node)[1]
  const last = node.items.at(-1)
  const inner = isPair(last) ? last.value : last
  return isNode(inner) ? endOf(inner) : rangeOf(node)[1]
}

/** Empty fields without quotation marks, so that the words that come later have none either. */
const newItem = (value: Value, indent: string) =>
  stringify([value], LAYOUT)
    .replaceAll(/([-:]) ""$/gm, '$1')
    .replaceAll(/^/gm, indent)
    .trimEnd()
    .concat('\n')
