import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { checkContent } from '../check/check-content.ts'
import { readContentFiles } from '../check/content-files.ts'
import type { Checked } from '../check/content-types.ts'
import { directories } from '../directories.ts'
import { makePreviews } from './social-previews.ts'

const { content } = await checkContent(await readContentFiles(directories.content), directories.art)
const checked = content as Checked
const root = await temporaryDirectory()
await cp(directories.art, join(root, 'art'), { recursive: true })
await mkdir(join(root, 'art/previews'), { recursive: true })
Object.assign(directories, { art: join(root, 'art'), previewFonts: join(root, 'fonts') })
// Red at the left once it is turned upright.
await sharp({ create: { width: 315, height: 300, channels: 3, background: '#ff0000' } })
  .extend({ top: 300, background: '#0000ff' })
  .withMetadata({ orientation: 6 })
  .toFile(join(root, 'art/previews/about.jpg'))

async function make(name: string) {
  const files = await makePreviews({ ...checked, practice: { ...checked.practice, name } })
  return (page: string) =>
    sharp(files[`previews/${page}.png`]).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

test('every page has a preview of 1200 by 630 with the name of the practice, or the one that the owner made', async () => {
  const one = await make('Ayurvedic Wellness')
  const other = await make('Nila & Daughters')
  for (const page of ['home', 'about', 'services', 'contact']) {
    const { data, info } = await one(page)
    expect(info).toMatchObject({ width: 1200, height: 630 })
    expect(data.equals((await other(page)).data), page).toBe(page === 'about')
  }
  expect([...(await one('about')).data.subarray(0, 3)]).toEqual([254, 0, 0])
})
