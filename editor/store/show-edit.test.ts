import { expect, test } from 'vitest'
import type { Edit, ShownFile } from './edit.ts'
import { withEdits } from './show-edit.ts'

const FILE = 'content/services.yaml'
const services: ShownFile = {
  value: { headline: 'Herbs', topics: ['Sleep', 'Rest', 'Diet'] },
  lists: { topics: ['#1', '#2', '#3'] },
  drafts: [],
  saved: {},
  conflicts: { headline: 'By hand' },
  isReadable: true,
}
const after = (...edits: Edit[]) => withEdits({ [FILE]: services }, edits)[FILE]
const topics = { file: FILE, list: ['topics'] }

test('a typed word is shown at once', () => {
  const edit: Edit = { kind: 'set', file: FILE, path: ['topics', '#2'], value: 'Calm', before: 'Rest' }
  expect(after(edit)?.value).toEqual({ headline: 'Herbs', topics: ['Sleep', 'Calm', 'Diet'] })
})

test('a new item is shown after the one that it follows, and takes words', () => {
  const shown = after(
    { kind: 'insert', ...topics, item: '#4', value: '', after: '#1' },
    { kind: 'set', file: FILE, path: ['topics', '#4'], value: 'Yoga', before: '' },
  )
  expect(shown?.value).toMatchObject({ topics: ['Sleep', 'Yoga', 'Rest', 'Diet'] })
})

test('an item that is moved to the front keeps its id', () => {
  const shown = after({ kind: 'move', ...topics, item: '#3' })
  expect(shown?.lists).toEqual({ topics: ['#3', '#1', '#2'] })
  expect(shown?.value).toMatchObject({ topics: ['Diet', 'Sleep', 'Rest'] })
})

test('an item that is removed is not shown, and what is typed in it afterwards changes nothing', () => {
  const shown = after(
    { kind: 'remove', ...topics, item: '#1' },
    { kind: 'set', file: FILE, path: ['topics', '#1'], value: 'Late', before: 'Sleep' },
  )
  expect(shown?.value).toMatchObject({ topics: ['Rest', 'Diet'] })
})

test('words that were changed elsewhere are shown when the owner takes them', () => {
  const shown = after({ kind: 'takeTheirs', file: FILE, path: ['headline'] })
  expect(shown?.value).toMatchObject({ headline: 'By hand' })
  expect(shown?.conflicts).toEqual({})
})
