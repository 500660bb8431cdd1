import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { textsIn } from '#check/field-path.ts'
import type { Value } from '../api-types.ts'
import { readValue, withValue } from './yaml-edit.ts'

const files = readdirSync('content').filter((name) => name.endsWith('.yaml'))

/** The numbers of the lines that differ. */
function changedLines(before: string, after: string): number[] {
  const [old, current] = [before.split('\n'), after.split('\n')]
  expect(current).toHaveLength(old.length)
  return old.flatMap((line, index) => (line === current[index] ? [] : [index + 1]))
}

describe.each(files)('content/%s', (file) => {
  const text = readFileSync(`content/${file}`, 'utf8')

  test('changing any text changes its line only, and changing it back restores every byte', () => {
    for (const { text: old, path } of textsIn(readValue(text))) {
      const changed = withValue(text, path, 'New: words # with "signs"')
      expect(changedLines(text, changed), path.join()).toHaveLength(1)
      if (old) expect(readValue(withValue(changed, path, old))).toEqual(readValue(text))
      const other = withValue(text, path, `${old}x`)
      expect(withValue(other, path, old || undefined), path.join()).toBe(text)
    }
  })

  test('a missing name is added without another change', () => {
    expect(withValue(text, ['added'], 'New')).toBe(`${text}added: New\n`)
  })

  test('writing a list back in its own order changes nothing', () => {
    for (const [name, value] of Object.entries(readValue(text) as object)) {
      if (Array.isArray(value)) expect(withValue(text, [name], value)).toBe(text)
    }
  })
})

test.each<[name: string, text: string, path: (string | number)[], value: Value, expected: string]>([
  ['keeps mixed line ends', 'a: one\r\nb: two\nc: x\r\n', ['b'], 'new', 'a: one\r\nb: new\nc: x\r\n'],
  ['keeps the byte-order mark', '\ufeffa: one\n', ['a'], 'new', '\ufeffa: new\n'],
  ['fills an empty field', 'a:\nb: two\n', ['a'], '+1 555', 'a: +1 555\nb: two\n'],
  ['empties a field', 'picture: one # note\nb: x\n', ['picture'], undefined, 'picture: # note\nb: x\n'],
  ['fills a field before a note', 'a: # note\nb: x\n', ['a'], 'new', 'a: new # note\nb: x\n'],
  ['fills a list item before a note', 'l:\n- # note\n', ['l', 0], 'new: v', 'l:\n- "new: v" # note\n'],
  ['puts a folded text on one line', 'a: >-\n  one\n  two\nb: x\n', ['a'], 'new', 'a: new\nb: x\n'],
  ['empties a folded text', 'a: >\n  one\nb: x\n', ['a'], '', 'a:\nb: x\n'],
  ['empties a folded list item', 'l:\n- >-\n  one\n- b\n', ['l', 0], '', 'l:\n-\n- b\n'],
  ['quotes what YAML would misread', 'a: one\n', ['a'], '*stars*', 'a: "*stars*"\n'],
  ['quotes what YAML would take for nothing', 'a: one\n', ['a'], 'null', 'a: "null"\n'],
  ['adds a missing name', 'g:\n  a: one\n', ['g', 'b'], 'two: 2', 'g:\n  a: one\n  b: "two: 2"\n'],
  ['adds a missing group', 'a: "one" # note\r\n', ['g', 'b'], 'x', 'a: "one" # note\r\ng:\r\n  b: x\r\n'],
  [
    'keeps the line ends of notes',
    'a: x\r\n# 1\r\n# 2\r\nb: y\r\n',
    ['c'],
    'z',
    'a: x\r\n# 1\r\n# 2\r\nb: y\r\nc: z\r\n',
  ],
  ['adds a name to an empty group', 'g:\nx: y\n', ['g', 'a'], 'one', 'g:\n  a: one\nx: y\n'],
  ['changes a text in brackets', 'l: [a, b] # note\n', ['l', 1], 'c, d', 'l: [ a, "c, d" ] # note\n'],
  ['adds to a list in brackets', 'l: [a]\nb: x\n', ['l'], ['a', 'b'], 'l:\n  - a\n  - b\nb: x\n'],
  [
    'keeps a note below a folded text',
    'a: >\n  one\n  two\n# note\nb: x\n',
    ['a'],
    'new',
    'a: new\n# note\nb: x\n',
  ],
  ['ends the last line of a file', 'l:\n- a\n- b', ['l'], ['b', 'a'], 'l:\n- b\n- a\n'],
  ['adds to a list without indentation', 'l:\n- a\n', ['l'], ['a', 'b'], 'l:\n- a\n- b\n'],
  [
    'moves an item with the notes above it',
    'l: # l\n  # all\n  - picture: a # one\n\n  # two\n  - picture: "b"\n  - picture: c\n\n# end\nx: y\n',
    ['l'],
    [{ picture: 'a' }, { picture: 'c' }, { picture: 'b' }],
    'l: # l\n  # all\n  - picture: a # one\n  - picture: c\n\n  # two\n  - picture: "b"\n\n# end\nx: y\n',
  ],
  [
    'moves an item that ends with an empty field',
    'l:\n  - t: a\n    u:\n  # two\n  - t: b\n    u: x\n',
    ['l'],
    [
      { t: 'b', u: 'x' },
      { t: 'a', u: '' },
    ],
    'l:\n  # two\n  - t: b\n    u: x\n  - t: a\n    u:\n',
  ],
  [
    'removes and adds items',
    "l:\n  - t: 'a'\n    u: x\n  - t: b\n    u:\nx: y\n",
    ['l'],
    [
      { t: 'b', u: '' },
      { t: 'C: new', u: '' },
    ],
    'l:\n  - t: b\n    u:\n  - t: "C: new"\n    u:\nx: y\n',
  ],
])('%s', (_name, text, path, value, expected) => {
  expect(withValue(text, path, value)).toBe(expected)
})
