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

test('every rule loads a published file from under the base, with the licence beside it', async () => {
  const urls = [...first.css.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url)
  const published = await readdir(join(root, 'out/assets'))
  const fonts = published.filter((file) => file.endsWith('.woff2')).map((file) => `/site/assets/${file}`)
  expect([...new Set(urls)].sort()).toEqual(fonts.sort())
  expect(published.filter((file) => file.endsWith('-licence.txt'))).toHaveLength(3)
})

test('all fonts together stay within the budget', () => {
  const total = Object.values(first.bytes).reduce((sum, bytes) => sum + bytes, 0)
  expect(total).toBeLessThanOrEqual(BUDGET_BYTES)
})

test('a fallback font has the width and the height of its font', () => {
  // Ascent and descent of Hanken Grotesk are 1 and 0.303; its letters are 1.9 % wider than those of Arial.
  expect(first.css).toContain(
    '"Hanken Grotesk Arial";src:local("Liberation Sans"),local("Arial"),local("Roboto"),local("Roboto Regular");' +
      'font-weight:400 600;size-adjust:101.2%;ascent-override:98.8%;descent-override:29.9%;line-gap-override:0%}',
  )
})

test('the Tamil font is fetched for Tamil only, and made only if the content has Tamil', async () => {
  expect(first.css).toMatch(/"Noto Serif Tamil";src:[^}]*;unicode-range:U\+B80-BFF;/)
  expect((await make('Care')).css).not.toContain('Tamil')
})

test('a script without a font of ours gets system fonts for its languages, except in Latin letters', async () => {
  const { css } = await make('Care, and आयुर्वेद')
  expect(css).toMatch(/:lang\(sa\):not\(:lang\(sa-Latn\)\)\{font-family:"Noto Serif Devanagari",.*,serif\}$/)
  expect(first.css).not.toContain(':lang')
})

test('new characters in the content come into the fonts', async () => {
  const next = await make(['வணக்கம் சித்த மருத்துவம்', 'Care for mothers, newborns & aching joints ½'])
  for (const name of ['display', 'text', 'italic', 'hanken', 'tamil']) {
    expect(sizeOf(next, name), name).toBeGreaterThan(sizeOf(first, name))
  }
})

test('a second build with the same characters makes nothing again', async () => {
  const made = join(root, 'cache', Object.keys(first.bytes)[0]?.replace('assets/', '') ?? '')
  const before = await stat(made)
  expect(await make(['aching joints & newborns, Care for mothers', 'வணக்கம்'])).toEqual(first)
  expect((await stat(made)).mtimeMs).toBe(before.mtimeMs)
})
