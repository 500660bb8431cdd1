import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { valueAt } from '../build/content-check/path.ts'
import { temporaryDirectory } from '../tests/temporary-files.ts'
import type { Path, Value } from './api-types.ts'
import { type ContentStore, type EditorState, openContentStore } from './content-store.ts'

const HOME = 'content/home.yaml'
const SERVICES = 'content/services.yaml'
const HEADLINE = ['banner', 'headline']
const TOPICS = ['consultations', 'topics']

let directory: string
let store: ContentStore
let original: string

const open = ({ art = 'art', scratch = directory } = {}) =>
  openContentStore({ content: join(directory, 'content'), art, scratch })

beforeEach(async () => {
  directory = await temporaryDirectory()
  await cp('content', join(directory, 'content'), { recursive: true })
  store = open()
  original = await onDisk()
})

const onDisk = (file = HOME) => readFile(join(directory, file), 'utf8')
const writeByHand = (text: string) => writeFile(join(directory, HOME), text)
function at({ forms }: EditorState, file: string, path: Path) {
  return valueAt(forms.find((form) => form.file === file)?.value, path) as Value
}

let steps = 0
async function change(path: Path, after: Value, { file = HOME, step = steps++ } = {}) {
  const before = at(await store.read(), file, path)
  return store.change({ file, path, before, after, step })
}

test('keeps a change that cannot be written, and says why', async () => {
  const scratch = join(directory, 'scratch')
  store = open({ scratch })
  const state = await change(HEADLINE, 'Typed here')
  expect(state).toMatchObject({
    isSaved: false,
    notice: expect.stringContaining(`${HOME} cannot be written`),
  })
  await mkdir(scratch)
  expect(await store.read()).toMatchObject({ isSaved: true, notice: '' })
  expect(await onDisk()).toContain('headline: Typed here')
})

test('refuses a change that makes another file wrong', async () => {
  const state = await change(['title'], at(await store.read(), 'content/about.yaml', ['title']))
  expect(state.problems.length).toBeGreaterThan(0)
  expect(await onDisk()).toBe(original)
})

test('writes two pages whose titles are exchanged', async () => {
  const ABOUT = 'content/about.yaml'
  const state = await store.read()
  const [home, about] = [at(state, HOME, ['title']), at(state, ABOUT, ['title'])]
  expect(await change(['title'], about)).toMatchObject({ isSaved: false })
  expect(await change(['title'], home, { file: ABOUT })).toMatchObject({ isSaved: true, problems: [] })
  expect(await onDisk()).toContain(`title: ${about}`)
})

test.each(['a saved', 'an unsaved'])('does not overwrite %s field that was changed on disk', async (kind) => {
  const before = at(await store.read(), HOME, HEADLINE)
  if (kind === 'an unsaved') await change(HEADLINE, 'Typed here *')
  const byHand = original.replace(/headline: .*/, 'headline: Changed by hand')
  await writeByHand(byHand)
  if (kind === 'a saved') {
    await store.change({ file: HOME, path: HEADLINE, before, after: 'Typed here *', step: 0 })
  }
  const state = await store.read()
  expect(state.notice).toContain('Your change was not written: “Typed here *”')
  expect(at(state, HOME, HEADLINE)).toBe('Changed by hand')
  expect(await onDisk()).toBe(byHand)
  await writeByHand(byHand.replace(/lead: .*/, 'lead: Written by hand.'))
  expect((await store.read()).notice).toContain('Typed here *')
})

test('quotes a refused text until the owner changes something else', async () => {
  await store.change({ file: HOME, path: HEADLINE, before: 'Other', after: 'Typed here', step: 0 })
  expect((await change(HEADLINE, 'Typed on')).notice).toContain('“Typed here”')
  expect((await change(['title'], 'Other title')).notice).toBe('')
})

test('accepts a change that is sent again because its answer was lost', async () => {
  const edit = { file: HOME, path: HEADLINE, before: at(await store.read(), HOME, HEADLINE), step: 600 }
  for (let sent = 0; sent < 2; sent++) {
    expect((await store.change({ ...edit, after: 'Typed here' })).notice).toBe('')
  }
})

test('keeps an unsaved text when another field is changed on disk', async () => {
  await change(HEADLINE, '')
  await writeByHand(original.replace(/lead: .*/, 'lead: Written by hand.'))
  const state = await store.read()
  expect(at(state, HOME, HEADLINE)).toBeUndefined()
  expect(at(state, HOME, ['banner', 'lead'])).toBe('Written by hand.')
})

test('refuses a change of a list item that is gone', async () => {
  const path = ['knowledge', 'elements', 99]
  const state = await store.change({ file: HOME, path, before: '', after: 'Typed here', step: 0 })
  expect(state.notice).toContain('“Typed here”')
})

test('refuses a character that would make the file unreadable', async () => {
  const state = await change(HEADLINE, 'Caf\ufffd')
  expect(state).toMatchObject({ isSaved: true, notice: expect.stringContaining('“Caf\ufffd”') })
})

test('quotes the words of a new list item when its list is changed on disk', async () => {
  const elements = at(await store.read(), HOME, ['knowledge', 'elements']) as Value[]
  await change(['knowledge', 'elements'], [...elements, 'Typed here *'])
  await writeByHand(original.replace(/( {4}- .*\n)(?=\nabout:)/, '$1    - By hand\n'))
  expect((await store.read()).notice).toContain('not written: “Typed here *”.')
})

test.each(['title: "no end\n', 'title: *Home*\n'])('reports a file that is not YAML: %j', async (text) => {
  await store.read()
  await writeByHand(text)
  expect((await store.read()).problems).toMatchObject([{ file: HOME, path: [] }])
  await change(['title'], 'New')
  expect(await onDisk()).toBe(text)
})

test('keeps an unsaved text while its file cannot be read, and quotes it once if its field has changed', async () => {
  for (const text of ['Care *', 'Care *f']) await change(HEADLINE, text)
  for (const text of ['<<<<<<< HEAD\n', '']) {
    await writeByHand(text)
    expect((await store.undo()).isSaved).toBe(false)
  }
  await writeByHand(original)
  expect(at(await store.read(), HOME, HEADLINE)).toBe('Care *f')
  await writeByHand(original.replace(/headline: .*/, 'headline: Changed by hand'))
  expect((await store.read()).notice.match(/“.*?”/g)).toEqual(['“Care *f”'])
})

test('undoes a change once its file can be read again', async () => {
  await change(HEADLINE, 'Care')
  const changed = await onDisk()
  await writeByHand('<<<<<<< HEAD\n')
  await store.undo()
  await writeByHand(changed)
  await store.undo()
  expect(await onDisk()).toBe(original)
})

test('text that is typed and removed again is no step of Undo', async () => {
  const before = at(await store.read(), HOME, HEADLINE)
  await change(['title'], 'Care')
  for (const text of ['Care *', before]) await change(HEADLINE, text, { step: 900 })
  await store.undo()
  expect(await onDisk()).toBe(original)
})

test('keeps an unsaved text when the editor is started again', async () => {
  for (const text of ['Care', 'Care *', 'Care *f']) await change(HEADLINE, text)
  store = open()
  const state = await store.read()
  expect(state).toMatchObject({ isSaved: false, notice: '' })
  expect(at(state, HOME, HEADLINE)).toBe('Care *f')
  await change(HEADLINE, 'Care *for*')
  store = open()
  expect((await store.read()).isSaved).toBe(true)
  expect(await onDisk()).toContain('headline: Care *for*\n')
})

test('reports a file that was saved under another name', async () => {
  await store.read()
  await rename(join(directory, HOME), join(directory, `${HOME}.txt`))
  const { problems } = await store.read()
  expect(problems.map(({ message }) => message)).toEqual([
    'this file is missing; put it back under this name, or restore the last version with git checkout HEAD content/home.yaml',
  ])
})

test('checks again when a picture is damaged and corrected', async () => {
  const art = join(directory, 'art')
  await cp('art', art, { recursive: true })
  store = open({ art })
  const icon = join(art, 'favicon.svg')
  const drawing = await readFile(icon)
  expect((await store.read()).problems).toEqual([])
  await writeFile(icon, drawing.subarray(0, 100))
  expect((await store.read()).problems).toMatchObject([{ file: 'art/favicon.svg' }])
  await writeFile(icon, drawing)
  expect((await store.read()).problems).toEqual([])
})

test('undo restores every byte, and redo the change', async () => {
  const services = await onDisk(SERVICES)
  const products = at(await store.read(), SERVICES, ['products']) as Value[]
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

test('undo changes its field alone in a file that was changed on disk since', async () => {
  await change(HEADLINE, 'Typed here')
  const edited = (await onDisk()).replace('enquire: Send an enquiry', 'enquire: Write to us')
  await writeByHand(edited)
  await store.undo()
  expect(await onDisk()).toBe(original.replace('enquire: Send an enquiry', 'enquire: Write to us'))
  await store.redo()
  expect(await onDisk()).toBe(edited)
})

test('undo leaves a list whose items were moved, and then changed on disk', async () => {
  const [first, second, ...rest] = at(await store.read(), SERVICES, TOPICS) as Value[]
  await change(TOPICS, [second, first, ...rest], { file: SERVICES })
  const byHand = (await onDisk(SERVICES)).replace(`- ${second}\n`, '- By hand\n')
  await writeFile(join(directory, SERVICES), byHand)
  expect((await store.undo()).notice).toContain('changed meanwhile')
  expect(await onDisk(SERVICES)).toBe(byHand)
})

test('undo restores quotation marks that a text did not need', async () => {
  const quoted = original.replace('enquire: Send an enquiry', 'enquire: "Send an enquiry"')
  await writeByHand(quoted)
  await change(['banner', 'enquire'], 'Send', { step: 900 })
  await change(['banner', 'enquire'], 'Send an enquiry', { step: 900 })
  await store.undo()
  expect(await onDisk()).toBe(quoted)
})

test('says why words cannot be saved, and leaves the file', async () => {
  const services = await onDisk(SERVICES)
  const topics = at(await store.read(), SERVICES, TOPICS) as Value[]
  const { notice } = await change(TOPICS, [...topics, '\u00a0Typed here'], { file: SERVICES })
  expect(notice).toContain('there is a space of another kind here')
  expect(notice).toContain('Typed here')
  expect(await onDisk(SERVICES)).toBe(services)
})

test('undo leaves a field that was changed on disk since', async () => {
  await change(HEADLINE, 'Typed here')
  const byHand = (await onDisk()).replace('Typed here', 'By hand')
  await writeByHand(byHand)
  expect((await store.undo()).notice).toContain('changed meanwhile')
  expect(await onDisk()).toBe(byHand)
})
