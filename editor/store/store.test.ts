// These tests use a copy of content/ and the check of the build.
import { writeFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { checkContent, createFileChecker } from '#check/check-content.ts'
import { readContentFiles } from '#check/content-files.ts'
import { valueAt } from '#check/field-path.ts'
import { TEXT_SCHEMA } from '#check/read-yaml.ts'
import { createInspector } from '../../build/pictures/inspect-picture.ts'
import type { Value } from '../api-types.ts'
import { makeProject } from '../test-project.ts'
import { type Edit, type ItemPath, indexPathOf, newItemId } from './edit.ts'
import { openStateFile } from './keep-drafts-and-undo.ts'
import { openStore, type Store, type StoreDirectories } from './store.ts'

const HOME = 'content/home.yaml'
const ABOUT = 'content/about.yaml'
const SERVICES = 'content/services.yaml'
const HEADLINE = ['banner', 'headline']
const TOPICS = ['consultations', 'topics']

let directories: StoreDirectories
let store: Store
let original: string

/** The project that each test has a copy of. No test changes its pictures, so they are not copied. */
let prepared: string

beforeAll(async () => {
  const fixture = await createFixture()
  prepared = fixture.path
  await makeProject(prepared)
  await writeKnownWords()
  return () => fixture.rm()
})

beforeEach(async () => {
  const fixture = await createFixture()
  directories = {
    content: fixture.getPath('content'),
    art: join(prepared, 'art'),
    state: fixture.getPath('var/editor'),
  }
  await fixture.cp(join(prepared, 'content'), 'content', { recursive: true })
  store = await openStore(directories)
  original = await onDisk()
  return () => fixture.rm()
})

/** Replaces those of the owner's words that the tests change, so that they are known. */
async function writeKnownWords() {
  const known = (title: string) => ({
    title,
    description: `About the ${title}.`,
    picture: 'favicon',
    alt: title,
  })
  const words: Record<string, [path: string[], value: unknown][]> = {
    [HOME]: [
      [['banner', 'greeting', 'english'], 'Vanakkam, and welcome'],
      [['banner', 'headline'], 'Care for mothers'],
      [['banner', 'enquire'], 'Send an enquiry'],
    ],
    [ABOUT]: [
      [['headline'], 'One doctor'],
      [['doctor'], { title: 'Doctor' }],
    ],
    [SERVICES]: [
      [['products'], ['Healing Kit', 'Newborn Immunity Kit', 'Herbal Powders'].map(known)],
      [TOPICS, ['Postpartum Lactation', 'Newborn Wellness', 'Thyroid Issues', 'Diabetes', 'Asthma']],
    ],
  }
  for (const [file, values] of Object.entries(words)) {
    const document = parseDocument(await readFile(join(prepared, file), 'utf8'), TEXT_SCHEMA)
    for (const [path, value] of values) document.setIn(path, value)
    await writeFile(join(prepared, file), document.toString({ lineWidth: 0 }))
  }
}

const onDisk = (file = HOME) => readFile(join(directories.content, '..', file), 'utf8')
const writeByHand = (text: string, file = HOME) => writeFile(join(directories.content, '..', file), text)
const reopen = async () => {
  store = await openStore(directories)
}

function shownAt(path: ItemPath, file = HOME): string {
  const shown = store.shownFiles()[file]
  const place = shown && indexPathOf(shown.lists, path)
  return String((place && valueAt(shown.value, place)) ?? '')
}
const idsOf = (list: ItemPath, file = SERVICES) => store.shownFiles()[file]?.lists[list.join('/')] ?? []
const draftsOf = (file = HOME) => store.shownFiles()[file]?.drafts
const problemsIn = async (file = HOME) => {
  const { problems } = await store.shown()
  return problems.filter((each) => each.file === file).map(({ path }) => path.join('/'))
}

let requests = 0
function newRequest() {
  requests += 1
  return `request-${requests}`
}
const send = (...edits: Edit[]) => store.apply({ id: newRequest(), edits })
function set(path: ItemPath, value: string, { file = HOME, run }: { file?: string; run?: string } = {}) {
  const before = shownAt(path, file)
  return store.apply({ id: newRequest(), run, edits: [{ kind: 'set', file, path, value, before }] })
}
const undo = () => store.undo(newRequest())
const redo = () => store.redo(newRequest())

test('a right field is written at once', async () => {
  await set(HEADLINE, 'Care for all.')
  expect(await onDisk()).toBe(original.replace(/headline: .*/, 'headline: Care for all.'))
})

test('a field that is not right is a draft: shown, with its problem, and not written', async () => {
  await set(HEADLINE, '')
  expect(shownAt(HEADLINE)).toBe('')
  expect(draftsOf()).toEqual(['banner/headline'])
  expect(await problemsIn()).toEqual(['banner/headline'])
  expect(await onDisk()).toBe(original)
})

test('a draft keeps no other field of its page from being written', async () => {
  await set(HEADLINE, '')
  await set(['banner', 'enquire'], 'Write to us')
  expect(await onDisk()).toBe(original.replace(/enquire: .*/, 'enquire: Write to us'))
})

test('a draft is there again after the editor was killed', async () => {
  await set(HEADLINE, 'Care for *mothers')
  await reopen()
  expect(shownAt(HEADLINE)).toBe('Care for *mothers')
  await set(HEADLINE, 'Care for *mothers.*')
  expect(await onDisk()).toContain('headline: Care for *mothers.*\n')
  expect(draftsOf()).toEqual([])
})

const newTopic = (value: Value, after: string | undefined, item = newItemId()): Edit => ({
  kind: 'insert',
  file: SERVICES,
  list: TOPICS,
  item,
  value,
  after,
})

test('a half-written item stays between its neighbours while these are moved and removed, until it is right', async () => {
  const [first = '', second, third = ''] = idsOf(TOPICS)
  const before = await onDisk(SERVICES)
  await send(newTopic('', second, '#new'))
  expect(await onDisk(SERVICES)).toBe(before)
  await send({ kind: 'move', file: SERVICES, list: TOPICS, item: first, after: third })
  await reopen()
  expect(idsOf(TOPICS).slice(0, 4)).toEqual([second, '#new', third, first])
  await set([...TOPICS, third], 'Thyroid questions', { file: SERVICES })
  await send({ kind: 'remove', file: SERVICES, list: TOPICS, item: first })
  await set([...TOPICS, '#new'], 'Sleep', { file: SERVICES })
  const topics = '    - Newborn Wellness\n    - Sleep\n    - Thyroid questions\n    - Diabetes\n'
  expect(await onDisk(SERVICES)).toContain(`topics:\n${topics}`)
  for (const _ of [1, 2, 3, 4, 5]) await undo()
  expect(await onDisk(SERVICES)).toBe(before)
  expect(draftsOf(SERVICES)).toEqual([])
})

test('two page titles that change places are written together', async () => {
  const [home, about] = [shownAt(['title']), shownAt(['title'], ABOUT)]
  await set(['title'], about)
  expect(await onDisk()).toBe(original)
  await set(['title'], home, { file: ABOUT })
  expect(await onDisk()).toContain(`title: ${about}\n`)
  expect(await onDisk(ABOUT)).toContain(home)
})

test('a photograph of the doctor waits for its description', async () => {
  const before = await onDisk(ABOUT)
  await set(['doctor', 'picture'], 'favicon', { file: ABOUT })
  await set(['headline'], 'One doctor.', { file: ABOUT })
  expect(await onDisk(ABOUT)).toBe(before.replace(/headline: .*/, 'headline: One doctor.'))
  await set(['doctor', 'alt'], 'The doctor at a desk.', { file: ABOUT })
  expect(await onDisk(ABOUT)).toContain('  picture: favicon\n  alt: The doctor at a desk.\n')
})

test('a change by hand in another field is simply shown, and drafts stay', async () => {
  await set(HEADLINE, '')
  await writeByHand(original.replace(/enquire: .*/, 'enquire: By hand'))
  await store.refresh()
  expect(shownAt(['banner', 'enquire'])).toBe('By hand')
  expect(shownAt(HEADLINE)).toBe('')
  await set(HEADLINE, 'Typed')
  expect(await onDisk()).toContain('headline: Typed\n')
  expect(await onDisk()).toContain('enquire: By hand\n')
})

const conflicts = () => store.shownFiles()[HOME]?.conflicts

async function typeWhileChangedByHand() {
  const before = shownAt(HEADLINE)
  await writeByHand(original.replace(/headline: .*/, 'headline: By hand'))
  await send({ kind: 'set', file: HOME, path: HEADLINE, value: 'Typed', before })
}

test('the owner is asked about words that were typed over a change by hand, and nothing is overwritten', async () => {
  await typeWhileChangedByHand()
  expect(conflicts()).toEqual({ 'banner/headline': 'By hand' })
  expect(shownAt(HEADLINE)).toBe('Typed')
  expect(await onDisk()).toContain('headline: By hand\n')
})

test('the owner is still asked after typing on over a change by hand, and nothing is overwritten', async () => {
  await set(HEADLINE, 'T', { run: 'run' })
  await writeByHand((await onDisk()).replace(/headline: .*/, 'headline: By hand'))
  const edit: Edit = { kind: 'set', file: HOME, path: HEADLINE, value: 'Ty', before: 'T' }
  await store.apply({ id: newRequest(), run: 'run', edits: [edit] })
  await set(HEADLINE, 'Typ', { run: 'run' })
  expect(conflicts()).toEqual({ 'banner/headline': 'By hand' })
  expect(shownAt(HEADLINE)).toBe('Typ')
  expect(await onDisk()).toContain('headline: By hand\n')
})

test('the owner keeps the words that were typed', async () => {
  await typeWhileChangedByHand()
  await send({ kind: 'keepMine', file: HOME, path: HEADLINE })
  expect(await onDisk()).toContain('headline: Typed\n')
  expect(conflicts()).toEqual({})
})

test('the owner takes the words that were changed by hand', async () => {
  await typeWhileChangedByHand()
  await send({ kind: 'takeTheirs', file: HOME, path: HEADLINE })
  expect(shownAt(HEADLINE)).toBe('By hand')
  expect(conflicts()).toEqual({})
})

test('a change by another program at the moment of saving is not overwritten', async () => {
  const byHand = original.replace('Vanakkam, and welcome', 'Welcome')
  const doctor = await onDisk(ABOUT)
  await writeByHand(doctor.replace('One doctor', 'Our doctor'), ABOUT)
  // The store tells of the change to About when it has read all files, and before it writes one.
  const stop = store.onChange(() => {
    stop()
    writeFileSync(join(directories.content, '..', HOME), byHand)
  })
  await set(HEADLINE, 'Care for all')
  expect(await onDisk()).toBe(byHand.replace('Care for mothers', 'Care for all'))
})

test('Undo and Redo restore every byte, also after a restart', async () => {
  await set(HEADLINE, 'One')
  const one = await onDisk()
  await set(['banner', 'enquire'], 'Two: # with "signs"')
  const two = await onDisk()
  await reopen()
  await undo()
  expect(await onDisk()).toBe(one)
  await undo()
  expect(await onDisk()).toBe(original)
  await reopen()
  await redo()
  await redo()
  expect(await onDisk()).toBe(two)
})

test('a change after Undo leaves nothing to redo', async () => {
  await set(HEADLINE, 'One')
  await undo()
  await set(HEADLINE, 'Two')
  expect((await store.shown()).canRedo).toBe(false)
})

test('Undo takes its own words back and keeps a change by hand of the same file', async () => {
  await set(HEADLINE, 'Typed')
  const byHand = (await onDisk()).replace(/enquire: .*/, 'enquire: By hand')
  await writeByHand(byHand)
  await undo()
  expect(await onDisk()).toBe(original.replace(/enquire: .*/, 'enquire: By hand'))
  await redo()
  expect(await onDisk()).toBe(byHand)
})

test('Undo brings a removed topic back beside a topic that was added by hand', async () => {
  const before = await onDisk(SERVICES)
  const [, second = ''] = idsOf(TOPICS)
  await send({ kind: 'remove', file: SERVICES, list: TOPICS, item: second })
  const byHand = (await onDisk(SERVICES)).replace('    - Diabetes\n', '    - Diabetes\n    - Sleep\n')
  await writeByHand(byHand, SERVICES)
  await undo()
  expect(await onDisk(SERVICES)).toBe(before.replace('    - Diabetes\n', '    - Diabetes\n    - Sleep\n'))
})

test('a run of typing is one step of undo', async () => {
  for (const value of ['C', 'Ca', '', 'Care']) await set(HEADLINE, value, { run: 'run' })
  await undo()
  expect(await onDisk()).toBe(original)
  expect((await store.shown()).canUndo).toBe(false)
})

test('words that are typed back restore every byte and are no step of undo', async () => {
  const path = ['knowledge', 'lead']
  const before = shownAt(path)
  await set(path, 'Other words', { run: 'run' })
  await set(path, before, { run: 'run' })
  expect(await onDisk()).toBe(original)
  expect((await store.shown()).canUndo).toBe(false)
})

test('a request that is sent again because its answer was lost is done once, also after a restart', async () => {
  const insert = { id: 'again', edits: [newTopic('Sleep', undefined)] }
  await store.apply(insert)
  const once = await onDisk(SERVICES)
  await store.apply(insert)
  await reopen()
  await store.apply(insert)
  expect(await onDisk(SERVICES)).toBe(once)
  await store.undo('undo-again')
  await store.undo('undo-again')
  expect((await store.shown()).canRedo).toBe(true)
  await redo()
  expect(await onDisk(SERVICES)).toBe(once)
})

test('a change that was recorded before the editor was killed is written on the next start', async () => {
  await set(HEADLINE, 'Typed')
  const written = await onDisk()
  // The state is that of an editor that was killed between recording a change and writing the file.
  const stateFile = await openStateFile(directories.state)
  const state = await stateFile.read()
  await stateFile.write({ ...state, writing: state.past.at(-1)?.before ?? {} })
  await writeByHand(original)
  await reopen()
  expect(await onDisk()).toBe(written)
  await undo()
  expect(await onDisk()).toBe(original)
})

test('a file that was changed while the editor did not run is not written again', async () => {
  await set(HEADLINE, 'Typed')
  await writeByHand(original)
  await reopen()
  expect(await onDisk()).toBe(original)
  expect(shownAt(HEADLINE)).not.toBe('Typed')
})

test('what cannot be right, such as too few people, is refused with the reason', async () => {
  const people = ['care', 'people']
  const [item = ''] = idsOf(people, HOME)
  const outcome = await send({ kind: 'remove', file: HOME, list: people, item })
  expect(outcome).toMatchObject({ isDone: false, message: expect.stringContaining('at least 4') })
  expect(await onDisk()).toBe(original)
})

test('a mistake that was made by hand keeps no other field from being written', async () => {
  await writeByHand(original.replace(/headline: .*/, 'headline: "two *stars"'))
  await store.refresh()
  await set(['banner', 'enquire'], 'Write to us')
  expect(await onDisk()).toContain('enquire: Write to us\n')
})

test('a file that cannot be read is left alone until it can be, and can be put back', async () => {
  await set(HEADLINE, '')
  await writeByHand(original.replace('  greeting:', ' greeting'))
  const outcome = await set(['banner', 'enquire'], 'Write to us')
  expect(outcome.isDone).toBe(false)
  expect(store.shownFiles()[HOME]?.isReadable).toBe(false)
  await store.putBack(HOME)
  expect(await onDisk()).toBe(original)
  expect(draftsOf()).toEqual(['banner/headline'])
})

test('a deleted file is put back byte for byte', async () => {
  await rm(join(directories.content, 'home.yaml'))
  await store.refresh()
  await reopen()
  await store.putBack(HOME)
  expect(await onDisk()).toBe(original)
})

test('texts of an earlier day are put in place as one step of undo', async () => {
  await set(HEADLINE, '')
  const [earlier, about] = [original.replace(/headline: .*/, 'headline: Earlier'), await onDisk(ABOUT)]
  const earlierAbout = about.replace(/headline: .*/, 'headline: Then')
  await store.replaceTexts(newRequest(), { [HOME]: earlier, [ABOUT]: earlierAbout })
  expect([await onDisk(), await onDisk(ABOUT)]).toEqual([earlier, earlierAbout])
  expect(shownAt(HEADLINE)).toBe('Earlier')
  await undo()
  expect([await onDisk(), await onDisk(ABOUT)]).toEqual([original, about])
})

/** Returns the text of a file after a change elsewhere. */
const elsewhere = (text: string, from: string, to: string) => {
  expect(text).toContain(from)
  return text.replace(from, to)
}

test('what was changed elsewhere and what was changed here are both there', async () => {
  const theirs = elsewhere(original, 'Vanakkam, and welcome', 'Welcome')
  await set(HEADLINE, 'Typed here')
  await set(['banner', 'lead'], '')
  await store.mergeTexts(newRequest(), { [HOME]: original }, { [HOME]: theirs })
  expect(await onDisk()).toBe(theirs.replace(/headline: .*/, 'headline: Typed here'))
  expect(draftsOf()).toEqual(['banner/lead'])
  await undo()
  expect(await onDisk()).toBe(original.replace(/headline: .*/, 'headline: Typed here'))
})

test('a field that was changed elsewhere and here is asked about', async () => {
  const theirs = original.replace(/headline: .*/, 'headline: Typed elsewhere')
  await set(HEADLINE, 'Typed here')
  await store.mergeTexts(newRequest(), { [HOME]: original }, { [HOME]: theirs })
  expect(store.shownFiles()[HOME]?.conflicts).toEqual({ 'banner/headline': 'Typed elsewhere' })
  expect(shownAt(HEADLINE)).toBe('Typed here')
  expect(await onDisk()).toBe(theirs)
  await send({ kind: 'keepMine', file: HOME, path: HEADLINE })
  expect(await onDisk()).toBe(original.replace(/headline: .*/, 'headline: Typed here'))
})

test('items that were added elsewhere and here are both there', async () => {
  const services = await onDisk(SERVICES)
  const theirs = elsewhere(services, '    - Thyroid Issues\n', '    - Thyroid Issues\n    - Migraine\n')
  const list = idsOf(TOPICS)
  await send({
    kind: 'insert',
    file: SERVICES,
    list: TOPICS,
    item: newItemId(),
    value: 'Sleep',
    after: list[0],
  })
  await send({ kind: 'remove', file: SERVICES, list: TOPICS, item: list[3] ?? '' })
  await store.mergeTexts(newRequest(), { [SERVICES]: services }, { [SERVICES]: theirs })
  const merged = await onDisk(SERVICES)
  expect(merged).toBe(
    elsewhere(
      elsewhere(theirs, '    - Postpartum Lactation\n', '    - Postpartum Lactation\n    - Sleep\n'),
      '    - Diabetes\n',
      '',
    ),
  )
})

test('an item that was removed elsewhere and changed here is kept', async () => {
  const services = await onDisk(SERVICES)
  const [, second = ''] = idsOf(['products'])
  const theirs = services.replace(/ {2}- title: Newborn Immunity[\s\S]*?(?= {2}- title)/, '')
  await set(['products', second, 'description'], 'Gentle care.', { file: SERVICES })
  await store.mergeTexts(newRequest(), { [SERVICES]: services }, { [SERVICES]: theirs })
  expect(shownAt(['products', second, 'description'], SERVICES)).toBe('Gentle care.')
  expect(idsOf(['products']).indexOf(second)).toBe(1)
})

test('a change elsewhere that cannot be read is not merged', async () => {
  const outcome = await store.mergeTexts(newRequest(), { [HOME]: original }, { [HOME]: 'banner: "' })
  expect(outcome).toMatchObject({ isDone: false, message: expect.stringContaining('changed elsewhere') })
  expect(await onDisk()).toBe(original)
})

test('Windows line ends stay', async () => {
  const windows = original.replaceAll('\n', '\r\n')
  await writeByHand(windows)
  await store.refresh()
  await set(HEADLINE, 'Typed')
  expect(await onDisk()).toBe(windows.replace(/headline: [^\r\n]*/, 'headline: Typed'))
  await undo()
  expect(await onDisk()).toBe(windows)
})

/** Makes random numbers that are the same in each run of the tests. */
function randomNumbers(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

test.each([1, 2])('any edits, undo and restarts leave valid files: walk %i', async (seed) => {
  const random = randomNumbers(seed)
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item
  const PRODUCTS = ['products']
  const words = [
    '',
    'Sleep',
    'Rest *well',
    'Rest *well*',
    'A: # "sign"',
    'Diabetes',
    'x'.repeat(300),
    '{name}',
  ]
  const [inspect, checkFile] = [createInspector(), createFileChecker()]
  const isValid = async () => {
    const texts = await readContentFiles(directories.content)
    const { problems } = await checkContent(texts, directories.art, inspect, checkFile)
    expect(problems).toEqual([])
  }
  const start = await readContentFiles(directories.content)
  const actions = [
    () => set(HEADLINE, pick(words), { run: pick(['a', 'b']) }),
    () =>
      set(['products', pick(idsOf(PRODUCTS)), pick(['title', 'description', 'picture'])], pick(words), {
        file: SERVICES,
      }),
    () => set([...TOPICS, pick(idsOf(TOPICS))], pick(words), { file: SERVICES }),
    () => send(newTopic(pick(words), pick(idsOf(TOPICS)))),
    () =>
      send({
        kind: 'move',
        file: SERVICES,
        list: PRODUCTS,
        item: pick(idsOf(PRODUCTS)),
        after: pick(idsOf(PRODUCTS)),
      }),
    () => send({ kind: 'move', file: SERVICES, list: TOPICS, item: pick(idsOf(TOPICS)), after: undefined }),
    () => send({ kind: 'remove', file: SERVICES, list: TOPICS, item: pick(idsOf(TOPICS)) }),
    () =>
      send({
        kind: 'insert',
        file: SERVICES,
        list: PRODUCTS,
        item: newItemId(),
        value: { title: pick(words), description: 'Words', picture: 'favicon', alt: pick(words) },
        after: pick(idsOf(PRODUCTS)),
      }),
    undo,
    undo,
    redo,
    reopen,
  ]
  for (let step = 0; step < 40; step++) {
    await pick(actions)()
    await isValid()
  }
  while ((await store.shown()).canUndo) await undo()
  expect(await readContentFiles(directories.content)).toEqual(start)
  expect(Object.values(store.shownFiles()).flatMap(({ drafts }) => drafts)).toEqual([])
})
