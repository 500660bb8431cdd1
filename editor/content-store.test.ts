import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import type { Edit, EditorState, Path, Value } from './api-types.ts'
import { ContentStore } from './content-store.ts'

const HOME = 'content/home.yaml'
const SERVICES = 'content/services.yaml'
const HEADLINE = ['banner', 'headline']

let directory: string
let store: ContentStore
let original: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  await cp('content', join(directory, 'content'), { recursive: true })
  store = new ContentStore({
    content: join(directory, 'content'),
    art: 'art',
    scratch: join(directory, 'scratch'),
  })
  original = await onDisk()
})

const onDisk = (file = HOME) => readFile(join(directory, file), 'utf8')
const writeByHand = (text: string, file = HOME) => writeFile(join(directory, file), text)
const at = (state: EditorState, file: string, path: Path) =>
  path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], state.files[file]?.value)

let steps = 0
async function change(path: Path, after: Value, options: Partial<Edit> = {}) {
  const file = options.file ?? HOME
  const before = at(await store.read(), file, path) as Value
  return store.change({ file, path, before, after, step: steps++, ...options })
}

test('writes a valid change, and nothing else of the file', async () => {
  const state = await change(HEADLINE, 'Care for *everyone.*')
  expect(state.problems).toEqual([])
  const [before, after] = [original.split('\n'), (await onDisk()).split('\n')]
  expect(after.filter((line, index) => line !== before[index])).toEqual(['  headline: Care for *everyone.*'])
})

test('typing letter by letter keeps the way in which the text was written', async () => {
  for (const text of ['C', 'Care: ', 'Care']) await change(HEADLINE, text, { step: 800 })
  expect(await onDisk()).toContain('  headline: Care\n')
})

test('keeps an invalid change as a draft and reports it at its field', async () => {
  const state = await change(HEADLINE, '')
  expect(state.problems).toMatchObject([{ file: HOME, path: HEADLINE, message: 'write some words here' }])
  expect(state.files[HOME]).toMatchObject({ isSaved: false })
  expect(await onDisk()).toBe(original)
})

test('writes the draft once it is valid', async () => {
  await change(HEADLINE, '')
  await change(['banner', 'lead'], 'A new introduction.')
  expect(await onDisk()).toBe(original)
  await change(HEADLINE, 'Valid again')
  expect(await onDisk()).toMatch(/headline: Valid again[\s\S]*lead: A new introduction\./)
})

test('refuses a change that makes another file wrong', async () => {
  const title = at(await store.read(), 'content/about.yaml', ['title']) as string
  const state = await change(['title'], title)
  expect(state.problems.length).toBeGreaterThan(0)
  expect(await onDisk()).toBe(original)
})

test('reads a file again that was changed on disk, and keeps both changes', async () => {
  const before = at(await store.read(), HOME, HEADLINE) as Value
  await writeByHand(original.replace(/title: .*/, 'title: Changed by hand'))
  const state = await store.change({ file: HOME, path: HEADLINE, before, after: 'Typed here', step: 0 })
  expect(state.notice).toContain('home.yaml was changed outside the editor')
  expect(await onDisk()).toMatch(/title: Changed by hand[\s\S]*headline: Typed here/)
})

test('does not overwrite a field that was changed on disk', async () => {
  const before = at(await store.read(), HOME, HEADLINE) as Value
  const byHand = original.replace(/headline: .*/, 'headline: Changed by hand')
  await writeByHand(byHand)
  const state = await store.change({ file: HOME, path: HEADLINE, before, after: 'Typed here', step: 0 })
  expect(state.notice).toContain('Your text was not written: “Typed here”')
  expect(at(state, HOME, HEADLINE)).toBe('Changed by hand')
  expect(await onDisk()).toBe(byHand)
})

test('a file that cannot be read is reported and not touched', async () => {
  await store.read()
  await writeByHand('title: "no end\n')
  const state = await store.read()
  expect(state.problems).toMatchObject([{ file: HOME, path: [] }])
  await change(['title'], 'New', { before: '' })
  expect(await onDisk()).toBe('title: "no end\n')
})

test('undo restores every byte, and redo the change', async () => {
  const services = await onDisk(SERVICES)
  const state = await store.read()
  const products = at(state, SERVICES, ['products']) as Value[]
  await change(['products'], products.slice(1), { file: SERVICES })
  const shorter = await onDisk(SERVICES)
  await change(HEADLINE, 'First', { step: 900 })
  await change(HEADLINE, 'First typed', { step: 900 })
  expect((await store.undo()).place).toEqual({ file: HOME, path: HEADLINE })
  expect(await onDisk()).toBe(original)
  await store.undo()
  expect(await onDisk(SERVICES)).toBe(services)
  expect((await store.redo()).canRedo).toBe(true)
  expect(await onDisk(SERVICES)).toBe(shorter)
  expect((await store.redo()).canRedo).toBe(false)
  expect(await onDisk()).toContain('headline: First typed')
})

test('undo leaves a field that was changed on disk since', async () => {
  await change(HEADLINE, 'Typed here')
  const byHand = (await onDisk()).replace('Typed here', 'By hand')
  await writeByHand(byHand)
  expect((await store.undo()).notice).toContain('left as it is')
  expect(await onDisk()).toBe(byHand)
})
