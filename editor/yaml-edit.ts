// Changes one value in the text of a YAML file and leaves every other byte as it is: notes, order, quotation marks,
// blank lines and line ends.
import { isDeepStrictEqual } from 'node:util'
import { type Document, isCollection, isScalar, isSeq, parseDocument, Scalar, type YAMLSeq } from 'yaml'
import type { Path, Value } from './api-types.ts'

const OPTIONS = { schema: 'failsafe', keepSourceTokens: true, logLevel: 'error' } as const

export function readValue(text: string): unknown {
  return parseDocument(text.replace(/^\ufeff/, ''), OPTIONS).toJSON()
}

export function withValue(text: string, path: Path, value: Value): string {
  if (text.startsWith('\ufeff')) return `\ufeff${withValue(text.slice(1), path, value)}`
  const document = parseDocument(text, OPTIONS)
  const node = document.getIn(path, true)
  if (isScalar(node) && node.range && !isList(value)) return withText(text, node, textOf(value))
  if (isSeq(node) && isList(value) && value.length > 0) return withList(text, node, value)
  // The name is not in the file yet, or nothing stands after it: rare enough for the standard layout.
  return withLineEnds(withNewField(document, path, value), lineEndOf(text))
}

const isList = (value: Value): value is readonly Value[] => Array.isArray(value)
const textOf = (value: Value) => (typeof value === 'string' ? value : '')
const lineEndOf = (text: string) => (text.includes('\r\n') ? '\r\n' : '\n')
const withLineEnds = (text: string, end: string) => text.replaceAll('\n', end)
const splice = (text: string, start: number, end: number, inserted: string) =>
  text.slice(0, start) + inserted + text.slice(end)

function withNewField(document: Document, path: Path, value: Value): string {
  document.setIn(path, value)
  return document.toString({ lineWidth: 0, nullStr: '' })
}

function withText(text: string, node: Scalar, value: string): string {
  const [start = 0, end = 0] = node.range ?? []
  if (value === '') return splice(text, text.slice(0, start).trimEnd().length, end, '')
  const isBlock = text.slice(start, end).endsWith('\n')
  const space = /[:-]$/.test(text.slice(0, start)) ? ' ' : ''
  return splice(text, start, end, space + inOneLine(value, node.type) + (isBlock ? lineEndOf(text) : ''))
}

/** With the quotation marks of the old value, or those that the new one needs. */
function inOneLine(value: string, type?: Scalar['type']): string {
  const scalar = new Scalar(value)
  scalar.type = type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? type : 'PLAIN'
  const document = parseDocument('', OPTIONS)
  document.contents = document.createNode({ value: scalar }) as never
  return document.toString({ lineWidth: 0 }).slice('value: '.length).trimEnd()
}

/** Items that stay keep their lines, with the notes above them. */
function withList(text: string, list: YAMLSeq, values: readonly Value[]): string {
  if (list.flow) return splice(text, list.range?.[0] ?? 0, list.range?.[1] ?? 0, JSON.stringify(values))
  const items = itemsOf(text, list)
  const [first, last] = [items[0], items.at(-1)]
  if (!first || !last) return text
  const indent = ' '.repeat(first.column)
  const rest = [...items]
  const lines = values.map((value) => {
    const kept = rest.findIndex((item) => isDeepStrictEqual(item.value, value))
    const [item] = kept < 0 ? [] : rest.splice(kept, 1)
    return item?.text ?? withLineEnds(newItem(value, indent), lineEndOf(text))
  })
  return splice(text, first.start, last.end, lines.join(lineEndOf(text)))
}

type Item = { start: number; end: number; text: string; column: number; value: unknown }

function itemsOf(text: string, list: YAMLSeq): Item[] {
  const token = list.srcToken
  const starts = token && 'items' in token ? token.items.map(({ start }) => start) : []
  let previousEnd = 0
  return list.items.map((node, index) => {
    const dash = starts[index]?.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0
    const line = lineStart(text, dash)
    const notes = index === 0 ? '' : notesAbove(text.slice(previousEnd, line))
    const start = line - notes.length
    const end = lineEnd(text, contentEnd(node))
    previousEnd = end
    const value = isCollection(node) || isScalar(node) ? node.toJSON() : null
    return { start, end, text: text.slice(start, end), column: dash - line, value }
  })
}

/** A map ends where its last value does; its own range also has the lines after it. */
function contentEnd(node: unknown): number {
  if (isScalar(node)) return node.range?.[1] ?? 0
  if (!isCollection(node)) return 0
  const last = node.items.at(-1)
  return contentEnd(
    isScalar(last) || isCollection(last) ? last : (last as { value?: unknown } | undefined)?.value,
  )
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1

function lineEnd(text: string, offset: number): number {
  const rest = /\r?\n|$/.exec(text.slice(offset > 0 && text[offset - 1] === '\n' ? offset - 1 : offset))
  return (offset > 0 && text[offset - 1] === '\n' ? offset - 1 : offset) + (rest?.index ?? 0)
}

/** Notes and blank lines between two items belong to the second. */
const notesAbove = (between: string) => between.replace(/^\r?\n/, '')

function newItem(value: Value, indent: string): string {
  if (typeof value === 'string' || value === undefined)
    return `${indent}- ${inOneLine(value ?? '')}`.trimEnd()
  const fields = Object.entries(value).map(([name, field]) =>
    `${name}: ${textOf(field as Value) && inOneLine(textOf(field as Value))}`.trimEnd(),
  )
  return fields.map((field, index) => `${indent}${index === 0 ? '- ' : '  '}${field}`).join('\n')
}
