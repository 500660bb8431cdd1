import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readContent } from '../content.ts'
import { folders } from '../folders.ts'
import { makePreviews } from './previews.ts'

let root: string
let art: string
const { checked } = await readContent(folders)

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'previews-'))
  art = join(root, 'art')
  await mkdir(join(art, 'previews'), { recursive: true })
  for (const name of ['favicon', 'hero', 'plate-lotus', 'product-postpartum-kit', 'lamp']) {
    await copyFile(join(folders.art, `${name}.svg`), join(art, `${name}.svg`))
  }
  await sharp({ create: { width: 600, height: 315, channels: 3, background: '#ff0000' } }).toFile(
    join(art, 'previews/about.jpg'),
  )
})
afterAll(() => rm(root, { recursive: true }))

async function make(name: string) {
  const practice = { ...checked.practice, name }
  const out = join(root, name)
  const incomplete = await makePreviews({ content: { ...checked, practice }, art, out })
  const pixels = (page: string) =>
    sharp(join(out, `previews/${page}.png`))
      .removeAlpha()
      .raw()
      .toBuffer()
  return { incomplete, out, pixels }
}

test('every page has a preview of 1200 by 630 that shows the name of the practice', async () => {
  const one = await make('Ayurvedic Wellness')
  const other = await make('Siddha and Ayurveda House of the Seven Healing Herbs, Kovai')
  for (const page of ['home', 'services', 'contact']) {
    expect(await sharp(join(one.out, `previews/${page}.png`)).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
    expect((await one.pixels(page)).equals(await other.pixels(page)), page).toBe(false)
  }
  expect(one.incomplete).toEqual([])
})

test("the owner's own preview replaces the generated one, whatever its format and size", async () => {
  const { out, pixels } = await make('Ayurvedic Wellness')
  expect([...(await pixels('about')).subarray(0, 3)]).toEqual([254, 0, 0])
  expect(await sharp(join(out, 'previews/about.png')).metadata()).toMatchObject({ width: 1200, height: 630 })
})

test('pages whose preview lacks letters are named', async () => {
  expect((await make('आयुर्वेद')).incomplete).toEqual(['home', 'services', 'contact'])
})
