import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
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
const sizeOf = (fonts: MadeFonts, name: string) =>
  Object.entries(fonts.bytes).find(([file]) => file.includes(name))?.[1] ?? 0

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fonts-'))
  first = await make(['வணக்கம்', 'Care for mothers, newborns & aching joints'])
})
afterAll(() => rm(root, { recursive: true }))

test('every rule loads a published file from under the base', async () => {
  const files = [...first.css.matchAll(/url\(\/site\/assets\/([^)]+)\)/g)].map(([, file]) => file)
  const published = (await readdir(join(root, 'out/assets'))).filter((file) => file.endsWith('.woff2'))
  expect([...new Set(files)].sort()).toEqual(published.sort())
  expect(first.css.match(/url\(/g)).toHaveLength(files.length)
})

test('all fonts together stay within the budget', () => {
  const total = Object.values(first.bytes).reduce((sum, bytes) => sum + bytes, 0)
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('the Tamil font is fetched for Tamil only, and made only if the content has Tamil', async () => {
  expect(first.css).toMatch(/"Noto Serif Tamil";src:[^}]*;unicode-range:U\+B80-BFF;/)
  expect((await make('Care')).css).not.toContain('Tamil')
})

test('Tamil has a local fallback font', () => {
  expect(first.css).toContain(
    '"Noto Serif Tamil Noto";src:local("NotoSerifTamil-Regular");unicode-range:U+B80-BFF}',
  )
})

test('more Tamil letters in the content come into the Tamil font', async () => {
  const next = await make(['வணக்கம் சித்த மருத்துவம்', 'Care'])
  expect(sizeOf(next, 'tamil')).toBeGreaterThan(sizeOf(first, 'tamil'))
})

test('a script without a font of ours gets system fonts for its languages, except in Latin letters', async () => {
  const { css } = await make('Care, and आयुर्वेद')
  expect(css).toContain(':lang(hi):not(:lang(hi-Latn))')
  expect(css).toMatch(/:lang\(sa\):not\(:lang\(sa-Latn\)\)\{font-family:"Noto Serif Devanagari",.*,serif\}$/)
  expect(first.css).not.toContain(':lang')
})

test('a new character in the content comes into every Latin font', async () => {
  const next = await make(['வணக்கம்', 'Care for mothers, newborns & aching joints ½'])
  for (const name of ['display', 'text', 'italic', 'hanken']) {
    expect(sizeOf(next, name), name).toBeGreaterThan(sizeOf(first, name))
  }
})

test('a second build with the same characters makes nothing again', async () => {
  const made = join(root, 'cache', Object.keys(first.bytes)[0]?.replace('assets/', '') ?? '')
  const before = await stat(made)
  expect(await make(['aching joints & newborns, Care for mothers', 'வணக்கம்'])).toEqual(first)
  expect((await stat(made)).mtimeMs).toBe(before.mtimeMs)
})

test('the licence of each font is published with it', async () => {
  const files = await readdir(join(root, 'out/assets'))
  expect(files.filter((file) => file.endsWith('-licence.txt')).sort()).toEqual([
    'hanken-grotesk-licence.txt',
    'newsreader-licence.txt',
    'noto-serif-tamil-licence.txt',
  ])
})
