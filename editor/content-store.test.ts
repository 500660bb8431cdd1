// The state of the page and the store of the server together, on a copy of content/.
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { valueAt } from '../build/content-check/path.ts'
import { temporaryDirectory } from '../tests/temporary-files.ts'
import type { Path, Value } from './api-types.ts'
import { type ContentState, draftsIn, emptyState, withAnswer, withChange, withStep } from './content-state.ts'
import { openContentStore } from './content-store.ts'

const HOME = 'content/home.yaml'
const ABOUT = 'content/about.yaml'
const SERVICES = 'content/services.yaml'
const HEADLINE = ['banner', 'headline']

let directory: string
let store: ReturnType<typeof openContentStore>
let state: ContentState
let original: string

beforeEach(async () => {
  directory = await temporaryDirectory()
  await cp('content', join(directory, 'content'), { recursive: true })
  store = openContentStore({ content: join(directory, 'content'), art: 'art', scratch: directory })
  original = await onDisk()
  state = emptyState
  await sync()
})

const onDisk = (file = HOME) => readFile(join(directory, file), 'utf8')
const writeByHand = (text: string, file = HOME) => writeFile(join(directory, file), text)
const at = (path: Path, file = HOME) => valueAt(state.files[file]?.value, path) as Value
const isSaved = () => Object.keys(draftsIn(state)).length === 0

async function sync() {
  const answer = await store(draftsIn(state))
  state = withAnswer(state, [state], answer.texts)
  return answer
}
function type(path: Path, after: string, file = HOME) {
  state = withChange(state, { file, path, group: at(path.slice(0, -1), file), after, isContinued: true })
}
async function change(path: Path, after: Value, file = HOME) {
  state = withChange(state, { file, path, group: at(path.slice(0, -1), file), after })
  return sync()
}
async function step(from: 'done' | 'undone') {
  state = withStep(state, from)
  return sync()
}

test('writes a change, and nothing that is wrong', async () => {
  await change(HEADLINE, 'Typed here')
  expect(await onDisk()).toBe(original.replace(/headline: .*/, 'headline: Typed here'))
  const { problems } = await change(HEADLINE, 'Typed *here')
  expect(problems).toMatchObject([{ file: HOME, path: HEADLINE }])
  expect(await onDisk()).toContain('headline: Typed here\n')
  await change(HEADLINE, 'Typed *here*')
  expect(await onDisk()).toContain('headline: Typed *here*\n')
})

test('writes two pages only together where each is wrong alone', async () => {
  const [home, about] = [at(['title']), at(['title'], ABOUT)]
  await change(['title'], about)
  expect(isSaved()).toBe(false)
  expect(await onDisk()).toBe(original)
  await change(['title'], home, ABOUT)
  expect(isSaved()).toBe(true)
  expect(await onDisk()).toContain(`title: ${about}`)
})

test('a mistake in one file keeps no other from being written', async () => {
  await change(['headline'], '', ABOUT)
  await writeByHand('title: "no end\n', SERVICES)
  await change(HEADLINE, 'Typed here')
  expect(await onDisk()).toContain('headline: Typed here\n')
  expect(Object.keys(draftsIn(state))).toEqual([ABOUT])
})

test('a file that was changed on disk gets the change only where its field is the same', async () => {
  const byHand = original.replace(/lead: .*/, 'lead: Written by hand.')
  await writeByHand(byHand)
  await change(HEADLINE, 'Typed here')
  expect(await onDisk()).toBe(byHand)
  expect(at(['banner', 'lead'])).toBe('Written by hand.')
  await sync()
  expect(await onDisk()).toBe(byHand.replace(/headline: .*/, 'headline: Typed here'))

  const again = byHand.replace(/headline: .*/, 'headline: By hand')
  await writeByHand(again)
  await change(HEADLINE, 'Typed once more')
  expect(state.notices).toEqual([expect.stringContaining('not written: “Typed once more”.')])
  expect(at(HEADLINE)).toBe('By hand')
  await sync()
  expect(await onDisk()).toBe(again)
})

test('quotes the words of a new list item when its list is changed on disk', async () => {
  const elements = at(['knowledge', 'elements']) as Value[]
  await change(['knowledge', 'elements'], [...elements, 'Typed here *'])
  await writeByHand(original.replace(/( {4}- .*\n)(?=\nabout:)/, '$1    - By hand\n'))
  await sync()
  expect(state.notices).toEqual([expect.stringContaining('not written: “Typed here *”.')])
})

test('keeps what is typed on, and back, while an earlier text is on its way', async () => {
  const before = String(at(HEADLINE))
  for (const text of ['Typed on', before]) {
    type(HEADLINE, 'Typed')
    const sent = state
    type(HEADLINE, text)
    state = withAnswer(state, [sent], (await store(draftsIn(sent))).texts)
    expect(state).toMatchObject({ notices: [], isChecked: false })
    await sync()
    expect(await onDisk()).toContain(`headline: ${text}\n`)
  }
})

test.each(['title: "no end\n', 'title: *Home*\n', ''])(
  'a change waits while its file cannot be read: %j',
  async (text) => {
    await change(HEADLINE, 'Typed *')
    await writeByHand(text)
    expect((await sync()).problems).toMatchObject([{ file: HOME, path: [] }])
    await change(HEADLINE, 'Typed here')
    expect(await onDisk()).toBe(text)
    await writeByHand(original)
    await sync()
    await sync()
    expect(await onDisk()).toContain('headline: Typed here\n')
  },
)

test('a change that cannot be written is kept', async () => {
  const scratch = join(directory, 'scratch')
  store = openContentStore({ content: join(directory, 'content'), art: 'art', scratch })
  await expect(change(HEADLINE, 'Typed here')).rejects.toThrow('ENOENT')
  await mkdir(scratch)
  await sync()
  expect(await onDisk()).toContain('headline: Typed here')
})

test('refuses a character that would make the file unreadable', async () => {
  await change(HEADLINE, 'Caf\ufffd')
  expect(state.notices).toEqual([expect.stringContaining('“Caf\ufffd”')])
  expect(isSaved()).toBe(true)
})

test('says that a photograph has come for a product that was removed', async () => {
  const products = at(['products'], SERVICES) as Value[]
  await change(['products'], products.slice(1), SERVICES)
  const [group] = products
  state = withChange(state, { file: SERVICES, path: ['products', 0, 'picture'], group, after: 'lamp' })
  expect(state.notices).toEqual([expect.stringContaining('not written: “lamp”.')])
  expect(at(['products'], SERVICES)).toEqual(products.slice(1))
})

test('checks again when a picture is damaged and corrected', async () => {
  const art = join(directory, 'art')
  await cp('art', art, { recursive: true })
  store = openContentStore({ content: join(directory, 'content'), art, scratch: directory })
  const icon = join(art, 'favicon.svg')
  const drawing = await readFile(icon)
  expect((await sync()).problems).toEqual([])
  await writeFile(icon, drawing.subarray(0, 100))
  expect((await sync()).problems).toMatchObject([{ file: 'art/favicon.svg' }])
  await writeFile(icon, drawing)
  expect((await sync()).problems).toEqual([])
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
  await step('done')
  expect(await onDisk()).toBe(original)
  await step('done')
  expect(await onDisk(SERVICES)).toBe(services)
  expect(state.done).toEqual([])
  await step('undone')
  expect(await onDisk(SERVICES)).toBe(shorter)
  await step('undone')
  expect(await onDisk()).toContain('headline: First typed\n')
  expect(state.undone).toEqual([])
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
  expect(state.done).toEqual([])
})

test('undo leaves a file that was changed on disk since', async () => {
  await change(HEADLINE, 'Typed here')
  const byHand = (await onDisk()).replace(/lead: .*/, 'lead: Written by hand.')
  await writeByHand(byHand)
  await sync()
  await step('done')
  expect(state.notices).toEqual([expect.stringContaining('cannot be undone')])
  expect(await onDisk()).toBe(byHand)
})
