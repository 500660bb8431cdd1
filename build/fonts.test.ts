import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MadeFonts, makeFonts } from './fonts.ts'

/** The most that all fonts of the home page may weigh. */
const BUDGET_BYTES = 56_000

let root: string
let first: MadeFonts
const make = (characters: Iterable<string>) =>
  makeFonts({ characters, base: '/site/', cache: join(root, 'cache'), out: join(root, 'out') })
const published = async () =>
  (await readdir(join(root, 'out/assets'))).filter((file) => file.endsWith('.woff2'))
const sizeOf = (fonts: MadeFonts, name: string) =>
  Object.entries(fonts.bytes).find(([file]) => file.includes(name))?.[1] ?? 0

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fonts-'))
  first = await make(['வணக்கம்', 'Care for mothers, newborns & aching joints'])
})
afterAll(() => rm(root, { recursive: true }))

test('every rule loads a file that is there, from under the base', async () => {
  const files = [...first.css.matchAll(/url\(\/site\/assets\/([^)]+)\)/g)].map(([, file]) => file)
  expect([...new Set(files)].sort()).toEqual((await published()).sort())
  expect(first.css.match(/url\(/g)).toHaveLength(files.length)
})

test('all fonts together stay within the budget', () => {
  const total = Object.values(first.bytes).reduce((sum, bytes) => sum + bytes, 0)
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('the Tamil font is fetched for Tamil only, and made only where there is some', async () => {
  expect(first.css).toMatch(/"Noto Serif Tamil";src:[^}]*;unicode-range:U\+B80-BFF;/)
  expect((await make('Care')).css).not.toContain('Tamil')
})

test('until then Tamil is set in what the device has, which is found by its name', () => {
  expect(first.css).toContain(
    '"Noto Serif Tamil Noto";src:local("NotoSerifTamil-Regular");unicode-range:U+B80-BFF}',
  )
})

test('a character that the content begins to use comes into every face', async () => {
  const next = await make(['வணக்கம்', 'Care for mothers, newborns & aching joints ½'])
  for (const name of ['display', 'text', 'italic', 'hanken']) {
    expect(sizeOf(next, name), name).toBeGreaterThan(sizeOf(first, name))
  }
})

test('a second build makes nothing anew, and takes away what is no longer wanted', async () => {
  const made = join(root, 'cache', Object.keys(first.bytes)[0]?.replace('assets/', '') ?? '')
  const before = await stat(made)
  await writeFile(join(root, 'out/assets/newsreader-display.000000.woff2'), '')
  await writeFile(join(root, 'out/assets/index.000000.js'), '')
  // The order of words changes nothing: only the letters count.
  expect(await make(['aching joints & newborns, Care for mothers', 'வணக்கம்'])).toEqual(first)
  expect((await stat(made)).mtimeMs).toBe(before.mtimeMs)
  expect((await published()).map((file) => `assets/${file}`).sort()).toEqual(Object.keys(first.bytes).sort())
  expect(await readdir(join(root, 'out/assets'))).toContain('index.000000.js')
})

test('the licence of each font is published with it', async () => {
  const files = await readdir(join(root, 'out/assets'))
  expect(files.filter((file) => file.endsWith('-licence.txt')).sort()).toEqual([
    'hanken-grotesk-licence.txt',
    'newsreader-licence.txt',
    'noto-serif-tamil-licence.txt',
  ])
})
