import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { beforeEach, expect, test } from 'vitest'
import { valueAt } from '#check/field-path.ts'
import { createOnline } from '../online/online.ts'
import { createRecord } from '../online/record.ts'
import { openStore, type Store } from '../store/store.ts'
import { readValue, withValue } from '../store/yaml-edit.ts'
import { makeProject } from '../test-project.ts'
import { createHistory, type History } from './history.ts'

const HOME = 'content/home.yaml'
const SERVICES = 'content/services.yaml'
const ART = 'art/product-detox-kit.svg'

let project = ''
let store: Store
let history: History
let put: () => Promise<void>

beforeEach(async () => {
  const fixture = await createFixture()
  project = fixture.getPath('site')
  await makeProject(project)
  execFileSync('git', ['init', '--quiet'], { cwd: project })
  const art = join(project, 'art')
  store = await openStore({ content: join(project, 'content'), art, state: join(project, 'var') })
  const scratch = join(project, '.cache')
  const record = createRecord({ project, state: join(project, 'var'), scratch, environment: {} })
  history = createHistory({ record, store, art })
  const online = createOnline({
    record,
    store,
    project,
    dist: join(project, 'dist'),
    scratch,
    environment: {},
    place: () => ({ publicAddress: undefined, localAddress: 'http://localhost:4173/' }),
    build: async () => ({ isBuilt: true, lines: [] }),
    answerAt: async () => ({ other: 'none' }),
  })
  put = async () => {
    online.put()
    await online.sent()
  }
  return () => fixture.rm()
})

const read = (file: string) => readFile(join(project, file), 'utf8')
async function change(file: string, path: (string | number)[], value: string | undefined) {
  await writeFile(join(project, file), withValue(await read(file), path, value))
  await store.refresh()
}
async function removeProduct(index: number) {
  const text = await read(SERVICES)
  const products = valueAt(readValue(text), ['products']) as never[]
  await writeFile(join(project, SERVICES), withValue(text, ['products'], products.toSpliced(index, 1)))
  await store.refresh()
}
const bringBack = (version: string | undefined, what: { file?: string; words?: string } = {}) =>
  history.bringBack({ id: crypto.randomUUID(), version: String(version), ...what })

test('tells what was put online, the newest first', async () => {
  await put()
  await change(HOME, ['banner', 'headline'], 'Care for all')
  await change(SERVICES, ['productsTitle'], 'Our products')
  await put()
  const versions = await history.versions()
  expect(versions.map(({ words }) => words)).toEqual([expect.stringMatching(/headline/), 'the first version'])
})

test('brings a field back, and leaves what was changed beside it', async () => {
  await put()
  const before = await read(HOME)
  const lead = 'Herbs and counsel.'
  await change(HOME, ['banner', 'headline'], 'Care for all')
  await change(HOME, ['banner', 'lead'], lead)
  const [version] = await history.versions()
  const differences = await history.differences(String(version?.id))
  const headline = differences.find(({ words }) => words.includes('headline'))
  expect(await bringBack(version?.id, headline)).toMatchObject({ isDone: true })
  expect(await read(HOME)).toBe(withValue(before, ['banner', 'lead'], lead))
})

test('brings a removed product back to its place, with its picture', async () => {
  const before = await read(SERVICES)
  await put()
  await removeProduct(3)
  await rm(join(project, ART))
  const [version] = await history.versions()
  const [difference] = await history.differences(String(version?.id))
  expect(difference?.words).toMatch(/removed/)
  expect(await bringBack(version?.id, difference)).toMatchObject({ isDone: true })
  expect(readValue(await read(SERVICES))).toEqual(readValue(before))
  expect(existsSync(join(project, ART))).toBe(true)
})

test('brings a page back, and everything, each as one step of undo', async () => {
  const files = [HOME, SERVICES]
  const before = await Promise.all(files.map(read))
  await put()
  await change(HOME, ['banner', 'headline'], 'Care for all')
  await change(SERVICES, ['productsTitle'], 'Our products')
  const after = await Promise.all(files.map(read))
  const [version] = await history.versions()
  await bringBack(version?.id, { file: HOME })
  expect(await Promise.all(files.map(read))).toEqual([before[0], after[1]])
  await bringBack(version?.id)
  expect(await Promise.all(files.map(read))).toEqual(before)
  await store.undo('first')
  await store.undo('second')
  expect(await Promise.all(files.map(read))).toEqual(after)
})

test('a version that was never online is not known', async () => {
  await put()
  expect(await bringBack('0'.repeat(40))).toMatchObject({ isDone: false })
  expect(await bringBack('--all')).toMatchObject({ isDone: false })
})
