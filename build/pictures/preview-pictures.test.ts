import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { CheckedContent, PageName } from '#schema/index.ts'
import { checkContent } from '../check/check-content.ts'
import { readContentFiles } from '../check/content-files.ts'
import { coloursOf } from '../read-colours.ts'
import { picturesIn } from '../site-content.ts'
import { makePreview, makePreviews } from './preview-pictures.ts'

const { content } = await checkContent(await readContentFiles('content'), 'art')
const checked = content as CheckedContent
const fixture = await createFixture('art')
afterAll(() => fixture.rm())
const art = fixture.path
const firstPicture = (page: PageName) => `${picturesIn(checked[page])[0]?.name}`

async function make(page: PageName) {
  const preview = sharp(await makePreview(page, checked, art))
  const { data, info } = await preview.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    return `#${data.subarray(at, at + 3).toString('hex')}`
  }
  return colourAt
}

test('every page has a preview of 1200 by 630', async () => {
  const files = await makePreviews(checked, art)
  for (const page of ['home', 'about', 'services', 'contact']) {
    const { width, height } = await sharp(files[`previews/${page}.png`]).metadata()
    expect({ width, height }, page).toEqual({ width: 1200, height: 630 })
  }
})

test('a drawing is shown whole and in the middle, on the background that it has on its page', async () => {
  // The canvas is empty but for a red square at the upper left.
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90"><path d="M5 5h30v30H5z" fill="red"/></svg>'
  await writeFile(join(art, `${firstPicture('contact')}.svg`), square)
  const colourAt = await make('contact')
  const background = coloursOf('--colour-background').light
  for (const [x, y] of [
    [0, 0],
    [300, 315],
    [900, 315],
    [600, 20],
    [600, 610],
  ] as const) {
    expect(colourAt(x, y)).toBe(background)
  }
  for (const [x, y] of [
    [340, 315],
    [860, 315],
    [600, 50],
    [600, 580],
  ] as const) {
    expect(colourAt(x, y)).toMatch(/^#f[ef]0000$/)
  }
})

test('a photograph fills the preview', async () => {
  const red = { width: 900, height: 1200, channels: 3 as const, background: '#ff0000' }
  await sharp({ create: red }).toFile(join(art, `${firstPicture('services')}.jpg`))
  const colourAt = await make('services')
  for (const [x, y] of [
    [0, 0],
    [1199, 629],
  ] as const) {
    expect(colourAt(x, y)).toMatch(/^#f[ef]0000$/)
  }
})

test('a preview that the owner made replaces it, turned upright', async () => {
  await mkdir(join(art, 'previews'))
  // The red is at the left when the picture is turned upright.
  await sharp({ create: { width: 315, height: 300, channels: 3, background: '#ff0000' } })
    .extend({ top: 300, background: '#0000ff' })
    .withMetadata({ orientation: 6 })
    .toFile(join(art, 'previews/about.jpg'))
  expect((await make('about'))(0, 0)).toMatch(/^#f[ef]0000$/)
})
