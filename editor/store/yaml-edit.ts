// Changes one value in the text of a YAML file and leaves every other byte as it is: comments, order, quotation marks,
// blank lines and line ends. In two cases the file gets yaml's layout: for a name that is not in it yet, and for brackets.
import {
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
import { valueAt } from '#check/field-path.ts'
import { readYaml, TEXT_SCHEMA, withoutEmpty } from '#check/read-yaml.ts'
import { asList, type List, type Path, type Value } from '../api-types.ts'

const LAYOUT = { lineWidth: 0 } as const

/** Reads a file as the build does, without empty fields. It returns `undefined` if the file is empty or cannot be parsed. */
export const readValue = (text: string | null | undefined) => readYaml(text ?? '').value as Value

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export function withValue(text: string, path: Path, value: Value): string {
  const current = valueAt(readValue(text), path) as Value
  if (isSame(current ?? '', value ?? '')) return text
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const document = parseDocument(text, TEXT_SCHEMA)
  const node = document.getIn(path, true)
  const nodes = [...path.map((_, depth) => document.getIn(path.slice(0, depth), true)), node]
  if (!nodes.some((each) => isCollection(each) && each.flow)) {
    if (isScalar(node) && !(value instanceof Object)) return withText(text, node, value ?? '')
    if (isSeq<Node>(node)) return withList(text, node, asList(current), asList(value), lineEnd)
  }
  // The name is not in the file, its group is empty, or it is in brackets: the file gets yaml's layout, which is that of
  // ours.
  const group = path.slice(0, -1)
  if (document.getIn(group) === null) document.setIn(group, document.createNode({}))
  document.setIn(path, value)
  return document.toString({ ...LAYOUT, nullStr: '' }).replaceAll(/\r?\n/g, lineEnd)
}

/** Returns the first character of a node, and the one after its last. Every node of a parsed document has a range. */
const rangeOf = ({ range }: Node) => range ?? ([0, 0, 0] as const)

/** Writes a text, in quotation marks only if it needs them. */
function withText(text: string, node: Scalar, value: string): string {
  const [start, last] = rangeOf(node)
  const before = text.slice(0, start)
  // The range of a folded text includes its line break.
  const after = text.slice(start + text.slice(start, last).trimEnd().length)
  // Without a space, a comment after the value would become part of it.
  const spaceAfter = after.startsWith('#') ? ' ' : ''
  if (value === '') return before.trimEnd() + spaceAfter + after
  const space = /[:-]$/.test(before) ? ' ' : ''
  const written = stringify({ value }, LAYOUT).slice('value: '.length, -1)
  return before + space + written + spaceAfter + after
}

/** Writes a list. Items that stay keep their lines, with the comments above them. */
function withList(text: string, list: YAMLSeq<Node>, current: List, values: List, lineEnd: string): string {
  const [dash] = rangeOf(list)
  const start = text.lastIndexOf('\n', dash) + 1
  const indent = text.slice(start, dash)
  let end = start
  const items = list.items.map((item, index) => {
    const from = end
    end = text.indexOf('\n', endOf(item) - 1) + 1 || text.length
    // The last line of a file may have no end.
    const lines = text.slice(from, end).replace(/[^\n]$/, `$&${lineEnd}`)
    return { lines, value: current[index] }
  })
  const lines = values.map((value) => {
    const kept = items.findIndex((item) => isSame(item.value, withoutEmpty(value)))
    const [item] = kept < 0 ? [] : items.splice(kept, 1)
    return item?.lines ?? newItem(value, indent).replaceAll('\n', lineEnd)
  })
  return text.slice(0, start) + lines.join('') + text.slice(end)
}

/** Returns the end of a node. The node's own range may include the comments below it, if its last value is empty. */
function endOf(node: Node): number {
  const last = isCollection(node) ? node.items.at(-1) : undefined
  const inner = isPair(last) ? last.value : last
  return isNode(inner) ? endOf(inner) : rangeOf(node)[1]
}

/** Writes a new item. Its empty fields have no quotation marks, so that words that come later have none either. */
const newItem = (value: Value, indent: string) =>
  stringify([value], LAYOUT)
    .replaceAll(/([-:]) ""$/gm, '$1')
    .replaceAll(/^/gm, indent)
    .trimEnd()
    .concat('\n')
