// On a copy of content/, with the state that the page has.
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { beforeEach, expect, test } from 'vitest'
import { valueAt } from '#check/field-path.ts'
import type { Path, Value } from './api-types.ts'
import {
  type ContentState,
  emptyState,
  unsavedIn,
  withAnswer,
  withChange,
  withStep,
} from './content-state.ts'
import { readValue } from './store/yaml-edit.ts'
import { syncContent } from './sync-content.ts'

const HOME = 'content/home.yaml'
const ABOUT = 'content/about.yaml'
const SERVICES = 'content/services.yaml'
const HEADLINE = ['banner', 'headline']

let directories: { content: string; art: string; scratch: string }
let state: ContentState
let original: string

beforeEach(async () => {
  const fixture = await createFixture()
  const directory = fixture.path
  directories = { content: join(directory, 'content'), art: 'art', scratch: directory }
  await cp('content', directories.content, { recursive: true })
  original = await onDisk()
  state = emptyState
  await sync()
  return () => fixture.rm()
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
function change(path: Path, after: Value, file = HOME) {
  state = withChange(state, { file, path, after })
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

test('a file that another program has changed is not written before Undo', async () => {
  const byHand = original.replace(/headline: .*/, 'headline: By hand')
  await writeByHand(byHand)
  await change(HEADLINE, 'Typed')
  expect(await onDisk()).toBe(byHand)
  expect(at(HEADLINE)).toBe('By hand')
  state = withStep(state, 'past')
  await sync()
  expect(await onDisk()).toContain('headline: Typed\n')
})

test('Undo writes a file again that another program has deleted', async () => {
  await rm(pathOf(HOME))
  await sync()
  expect(state.texts[HOME]).toBe('')
  state = withStep(state, 'past')
  await sync()
  expect(await onDisk()).toBe(original)
  expect(unsavedIn(state)).toEqual([])
})
