import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { writeAssets } from '../assets.ts'
import { directories } from '../directories.ts'
import { makeFonts } from './make-fonts.ts'

const root = await temporaryDirectory()
Object.assign(directories, { cache: join(root, 'cache'), site: join(root, 'out') })
async function make(text: string) {
  const css = await makeFonts({ text }, '/site/')
  await writeAssets()
  return css
}
/** The files that the rules load. */
const filesOf = (css: string) => [
  ...new Set([...css.matchAll(/url\(\/site\/assets\/([^)]+)\)/g)].map(([, file = '']) => file)),
]
const statOf = (file: string) => stat(join(root, 'out/assets', file))

const first = await make('வணக்கம் Care for mothers, newborns & aching joints')

test('the licences of all fonts are published', async () => {
  expect(filesOf(first)).toHaveLength(5)
  const published = await readdir(join(root, 'out/assets'))
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

test('new characters make new fonts, and the same characters make nothing again', async () => {
  const files = filesOf(first)
  const times = () => Promise.all(files.map(async (file) => (await stat(join(root, 'cache', file))).mtimeMs))
  const before = await times()
  expect(await make('aching joints & newborns, Care for mothers வணக்கம்')).toEqual(first)
  expect(await times()).toEqual(before)
  const next = await make('வணக்கம் சித்த மருத்துவம் Care for mothers, newborns & aching joints ½')
  for (const [index, file] of filesOf(next).entries()) {
    expect((await statOf(file)).size).toBeGreaterThan((await statOf(files[index] ?? '')).size)
  }
})
