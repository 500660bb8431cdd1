// The state of the page and the store of the server together, on a copy of content/.
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { valueAt } from '#content-check/path.ts'
import { temporaryDirectory } from '../tests/temporary-files.ts'
import type { Path, Value } from './api-types.ts'
import {
  type ContentState,
  emptyState,
  unsavedIn,
  withAnswer,
  withChange,
  withStep,
} from './content-state.ts'
import { syncContent } from './content-store.ts'
import { readValue } from './yaml-edit.ts'

const HOME = 'content/home.yaml'
const ABOUT = 'content/about.yaml'
const SERVICES = 'content/services.yaml'
const HEADLINE = ['banner', 'headline']

let directories: { content: string; art: string; scratch: string }
let state: ContentState
let original: string

beforeEach(async () => {
  const directory = await temporaryDirectory()
  directories = { content: join(directory, 'content'), art: 'art', scratch: directory }
  await cp('content', directories.content, { recursive: true })
  original = await onDisk()
  state = emptyState
  await sync()
})

const pathOf = (file: string) => join(directories.content, '..', file)
const onDisk = (file = HOME) => readFile(pathOf(file), 'utf8')
const writeByHand = (text: string, file = HOME) => writeFile(pathOf(file), text)
const at = (path: Path, file = HOME) => valueAt(readValue(state.texts[file]), path) as Value

async function sync() {
  const answer = await syncContent(state, directories)
  state = withAnswer(state, state.texts, answer.texts)
  return answer
}
function type(path: Path, after: string) {
  state = withChange(state, { file: HOME, path, after, isContinued: true })
}
function change(path: Path, after: Value, file = HOME) {
  state = withChange(state, { file, path, after })
  return sync()
}
function step(from: 'past' | 'future') {
  state = withStep(state, from)
  return sync()
}

test('writes two pages only together where each is wrong alone', async () => {
  const [home, about] = [at(['title']), at(['title'], ABOUT)]
  await change(['title'], about)
  expect(await onDisk()).toBe(original)
  await change(['title'], home, ABOUT)
  expect(unsavedIn(state)).toEqual([])
  expect(await onDisk()).toContain(`title: ${about}`)
})

test('a mistake in one file keeps no other from being written, unless that one depends on it', async () => {
  await writeByHand('title: "no end\n', SERVICES)
  await change(['title'], 'Another title', ABOUT)
  await change(['headline'], '', ABOUT)
  await change(HEADLINE, 'Typed here')
  expect(await onDisk()).toContain('headline: Typed here\n')
  await change(['title'], 'Third title', ABOUT)
  await change(['title'], 'Another title')
  expect(unsavedIn(state).sort()).toEqual([ABOUT, HOME])
})

test('a file that another program changes is shown as it is then, and Undo brings the words back', async () => {
  const byHand = original.replace(/headline: .*/, 'headline: By hand')
  await writeByHand(byHand)
  await change(HEADLINE, 'Typed')
  expect(await onDisk()).toBe(byHand)
  expect(at(HEADLINE)).toBe('By hand')
  expect(state.past.at(-1)?.notice).toContain('changed content/home.yaml. Undo brings back')
  await step('past')
  expect(await onDisk()).toContain('headline: Typed\n')
  await step('past')
  expect(await onDisk()).toBe(original)
})

test('keeps what is typed on, and back, while an earlier text is on its way', async () => {
  const before = String(at(HEADLINE))
  for (const text of ['Typed on', before]) {
    type(HEADLINE, 'Typed')
    const sent = state
    type(HEADLINE, text)
    state = withAnswer(state, sent.texts, (await syncContent(sent, directories)).texts)
    expect(at(HEADLINE)).toBe(text)
    await sync()
    expect(await onDisk()).toContain(`headline: ${text}\n`)
  }
})

test('undo restores every byte, and redo the change', async () => {
  const services = await onDisk(SERVICES)
  const products = at(['products'], SERVICES) as Value[]
  await change(['products'], products.slice(1), SERVICES)
  const shorter = await onDisk(SERVICES)
  for (const text of ['First', 'First typed']) {
    type(HEADLINE, text)
    await sync()
  }
  await step('past')
  expect(await onDisk()).toBe(original)
  await step('past')
  expect(await onDisk(SERVICES)).toBe(services)
  expect(state.past).toEqual([])
  await step('future')
  expect(await onDisk(SERVICES)).toBe(shorter)
  await step('future')
  expect(await onDisk()).toContain('headline: First typed\n')
  expect(state.future).toEqual([])
})

test('what is typed back is no step of undo, and keeps its quotation marks', async () => {
  const quoted = original.replace('enquire: Send an enquiry', 'enquire: "Send an enquiry"')
  await writeByHand(quoted)
  await sync()
  for (const text of ['Send', 'Send an enquiry']) {
    type(['banner', 'enquire'], text)
    await sync()
  }
  expect(await onDisk()).toBe(quoted)
  // The one of the file that was written by hand.
  expect(state.past).toHaveLength(1)
})
