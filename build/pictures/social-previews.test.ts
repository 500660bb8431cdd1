import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { checkContent } from '../content-check/check-content.ts'
import { readContentFiles } from '../content-check/content-files.ts'
import type { Checked } from '../content-check/schema.ts'
import { directories } from '../directories.ts'
import { typesetterFor } from '../fonts/typesetter.ts'
import { previewSheet } from './social-preview-layout.ts'
import { makePreviews } from './social-previews.ts'

const { content } = await checkContent(await readContentFiles(directories.content), directories.art)
const checked = content as Checked
const root = await temporaryDirectory()
await cp(directories.art, join(root, 'art'), { recursive: true })
await mkdir(join(root, 'art/previews'), { recursive: true })
Object.assign(directories, { art: join(root, 'art'), pictureCache: join(root, 'cache') })
// Red at the left once it is turned upright.
await sharp({ create: { width: 315, height: 300, channels: 3, background: '#ff0000' } })
  .extend({ top: 300, background: '#0000ff' })
  .withMetadata({ orientation: 6 })
  .toFile(join(root, 'art/previews/about.jpg'))

async function make(name: string) {
  const content = { ...checked, practice: { ...checked.practice, name } }
  const out = join(root, name)
  directories.publicFiles = out
  const incomplete = await makePreviews(content)
  const pixels = (page: string) =>
    sharp(join(out, `previews/${page}.png`))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
  return { incomplete, pixels }
}

test('every page has a preview of 1200 by 630 with the name of the practice, or the one that the owner made', async () => {
  const one = await make('Ayurvedic Wellness')
  const other = await make('आयुर्वेद')
  for (const page of ['home', 'about', 'services', 'contact']) {
    const { data, info } = await one.pixels(page)
    expect(info).toMatchObject({ width: 1200, height: 630 })
    expect(data.equals((await other.pixels(page)).data), page).toBe(page === 'about')
  }
  expect([...(await one.pixels('about')).data.subarray(0, 3)]).toEqual([254, 0, 0])
  expect(one.incomplete).toEqual([])
  // No font of the site has these letters.
  expect(other.incomplete).toEqual(['home', 'services', 'contact'])
})

async function drawn(words: { greeting?: string; headline?: string }) {
  const typeset = await typesetterFor('வணக்கம்* a')
  const sheet = { greeting: '', headline: '', summary: '', name: '', panel: '', ...words }
  return previewSheet({ ...sheet, colour: () => '#000000', typeset }).svg
}

test('the stars round a Tamil greeting are not drawn', async () => {
  expect(await drawn({ greeting: '*வணக்கம்*' })).toBe(await drawn({ greeting: 'வணக்கம்' }))
})

test('no line begins with the space after italics', async () => {
  const apart = await drawn({ headline: '*Two old traditions* and one doctor' })
  expect(apart).toBe(await drawn({ headline: '*Two old traditions*and one doctor' }))
})
