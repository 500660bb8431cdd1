// Changes one value in the text of a YAML file and leaves every other byte as it is: notes, order, quotation marks,
// blank lines and line ends. One exception: a name that is not in the file yet gives it yaml's layout.
import {
  type Document,
  isCollection,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  type Scalar,
  stringify,
  type YAMLSeq,
} from 'yaml'
import { readYaml, TEXT_SCHEMA, withoutCr, withoutEmpty } from '../build/content-check/read-yaml.ts'
import type { Path, Value } from './api-types.ts'

const LAYOUT = { lineWidth: 0 } as const

/** As the build reads it: without empty fields. `undefined` if the file is empty, or something in it cannot be read. */
export const readValue = (text: string | null | undefined) => readYaml(text ?? '').value as Value

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function withValue(text: string, path: Path, value: Value): string {
  const hasCrlf = text.includes('\r\n')
  const isMixed = hasCrlf && /(?<!\r)\n/.test(text)
  const changed = withValueInLines(isMixed ? text : withoutCr(text), path, value)
  return hasCrlf && !isMixed ? changed.replaceAll('\n', '\r\n') : changed
}

/** Lists and groups are written in lines: the check refuses brackets and braces. */
function withValueInLines(text: string, path: Path, value: Value): string {
  const document = parseDocument(text, TEXT_SCHEMA)
  const node = document.getIn(path, true)
  if (isScalar(node) && !isList(value)) return withText(text, node, textOf(value))
  if (isSeq(node) && isList(value)) return withList(text, document, node as YAMLSeq<Node>, value)
  // The name is not in the file, or its group is empty: the file gets yaml's layout, which is that of ours.
  const group = path.slice(0, -1)
  if (document.getIn(group) === null) document.setIn(group, document.createNode({}))
  document.setIn(path, value)
  return document.toString({ ...LAYOUT, nullStr: '' })
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
const textOf = (value: Value) => (typeof value === 'string' ? value : '')
const splice = (text: string, start: number, end: number, inserted: string) =>
  text.slice(0, start) + inserted + text.slice(end)
/** From the first character to the one after the last. Every node of a parsed document has it. */
const rangeOf = ({ range }: Node) => range ?? ([0, 0, 0] as const)

/** With quotation marks only where the new text needs them. */
function withText(text: string, node: Scalar, value: string): string {
  const [start, last] = rangeOf(node)
  // The range of a folded text includes its line break.
  const end = start + text.slice(start, last).trimEnd().length
  // Without it a note would become part of the value.
  const spaceAfter = text[end] === '#' ? ' ' : ''
  if (value === '') return splice(text, text.slice(0, start).trimEnd().length, end, spaceAfter)
  const space = /[:-]$/.test(text.slice(0, start)) ? ' ' : ''
  const written = stringify({ value }, LAYOUT).slice('value: '.length, -1)
  return splice(text, start, end, space + written + spaceAfter)
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
    const lines = text.slice(from, end).replace(/[^\n]$/, '$&\n')
    return { lines, value: withoutEmpty(item.toJS(document)) }
  })
  const lines = values.map((value) => {
    const kept = items.findIndex((item) => isSame(item.value, withoutEmpty(value)))
    const [item] = kept < 0 ? [] : items.splice(kept, 1)
    return item?.lines ?? newItem(value, indent)
  })
  return splice(text, start, end, lines.join(''))
}

/** The range of a group or list that ends with an empty value includes the comments below it, so it is not used. */
function endOf(node: Node): number {
  const last = isCollection(node) ? node.items.at(-1) : undefined
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
