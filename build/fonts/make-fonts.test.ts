import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { afterAll, expect, test } from 'vitest'
import { createAssets } from '../assets.ts'
import { makeFonts } from './make-fonts.ts'

const fixture = await createFixture()
afterAll(() => fixture.rm())
const cache = fixture.path
async function make(text: string) {
  const assets = createAssets(cache)
  const css = await makeFonts({ text }, '/site/', assets)
  await assets.makeAll()
  return css
}
/** The files that the rules load. */
const filesOf = (css: string) => [
  ...new Set([...css.matchAll(/url\(\/site\/assets\/([^)]+)\)/g)].map(([, file = '']) => file)),
]
const statOf = (file: string) => stat(join(cache, file))

const first = await make('வணக்கம் Care for mothers, newborns & aching joints')

test('the licences of all fonts are published', async () => {
  expect(filesOf(first)).toHaveLength(5)
  const published = await readdir(cache)
  expect(published.filter((file) => file.includes('-licence.'))).toHaveLength(3)
})

test('the Tamil font is used for Tamil only, and made only if the content has Tamil', async () => {
  expect(first).toMatch(/"Noto Serif Tamil";src:[^}]*;unicode-range:U\+B80-BFF;/)
  expect(filesOf(await make('Care'))).toHaveLength(4)
})

test('Latin letters such as ā are in files of their own, made only if the content has them', async () => {
  const css = await make('Āyurveda, śānti, œuvre, Łódź')
  const extended = filesOf(css).filter((file) => file.includes('-extended.'))
  expect(extended).toHaveLength(4)
  for (const file of extended) expect((await statOf(file)).size).toBeLessThan(4000)
  for (const rule of css.split('@font-face').filter((each) => each.includes('-extended.'))) {
    expect(rule).toContain(';unicode-range:U+100-130,')
  }
})

test('a Tamil vowel sign that surrounds its letter is drawn from its two parts', async () => {
  expect(filesOf(await make('நோய்'))).toEqual(filesOf(await make('நோய்\u0bc7\u0bbe')))
})

test('only new characters make new fonts', async () => {
  const files = filesOf(first)
  expect(await make('aching joints & newborns, Care for mothers வணக்கம்')).toEqual(first)
  const next = await make('வணக்கம் சித்த மருத்துவம் Care for mothers, newborns & aching joints ½')
  for (const [index, file] of filesOf(next).entries()) {
    expect((await statOf(file)).size).toBeGreaterThan((await statOf(files[index] ?? '')).size)
  }
})

test('fonts are not made again at the next start of the development server', async () => {
  await using empty = await createFixture()
  const start = () => makeFonts({ text: 'Care' }, '/site/', createAssets(empty.path))
  const files = filesOf(await start())
  const madeAt = async () => (await stat(join(empty.path, files[0] ?? ''))).mtimeMs
  const before = await madeAt()
  await start()
  expect(await madeAt()).toBe(before)
})
