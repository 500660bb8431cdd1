import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { siteVersion, versionIn, versionMark } from './site-version.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'version-'))
  for (const name of ['content', 'art']) await cp(name, join(directory, name), { recursive: true })
})
afterEach(() => rm(directory, { recursive: true }))

const version = () => siteVersion({ content: join(directory, 'content'), art: join(directory, 'art') })
const change = async (file: string, edit: (text: string) => string) =>
  writeFile(join(directory, file), edit(await readFile(join(directory, file), 'utf8')))

test.each([
  ['a changed word', 'content/home.yaml', (text: string) => text.replace(/lead: /, 'lead: Now ')],
  ['a changed picture in use', 'art/favicon.svg', (text: string) => `${text}<!-- changed -->`],
])('%s makes another version', async (_, file, edit) => {
  const before = await version()
  await change(file, edit)
  expect(await version()).not.toBe(before)
})

test.each([
  [
    'a change to the line ends of Windows',
    'content/home.yaml',
    (text: string) => text.replaceAll('\n', '\r\n'),
  ],
  ['a change of a file that is not shown', 'art/README.md', (text: string) => `${text}Changed.\n`],
])('%s makes no other version', async (_, file, edit) => {
  const before = await version()
  await change(file, edit)
  expect(await version()).toBe(before)
})

test('a changed picture of which a part is shown makes another version', async () => {
  await writeFile(join(directory, 'art/my-own.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await change('content/home.yaml', (text) => text.replace(/picture: .*/, 'picture: my-own 50% 20%'))
  const before = await version()
  await change('art/my-own.svg', (text) => `${text}<!-- changed -->`)
  expect(await version()).not.toBe(before)
})

test('a document tells its version', () => {
  expect(versionIn(`<!doctype html><head>${versionMark('abc123')}<title>Home</title>`)).toBe('abc123')
  expect(versionIn('<!doctype html>')).toBeUndefined()
})
