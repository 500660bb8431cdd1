import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createThumbnails } from './thumbnails.ts'

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"><rect width="9" height="9"/></svg>`

test('a thumbnail is made once, until its picture changes', async () => {
  await using art = await createFixture({ 'lamp.svg': drawing(50) })
  const thumbnailOf = createThumbnails(art.path)
  const first = await thumbnailOf('lamp', false)
  expect(await thumbnailOf('lamp', false)).toBe(first)
  await art.writeFile('lamp.svg', drawing(100))
  const { width } = await sharp(await thumbnailOf('lamp', false)).metadata()
  expect(width).toBe(100)
})

test('a photograph has a larger size, in which its part is chosen', async () => {
  await using art = await createFixture()
  const photograph = { width: 2000, height: 1500, channels: 3, background: 'red' } as const
  await sharp({ create: photograph }).jpeg().toFile(join(art.path, 'lamp.jpg'))
  const thumbnailOf = createThumbnails(art.path)
  const widthOf = async (isLarge: boolean) =>
    (await sharp(await thumbnailOf('lamp', isLarge)).metadata()).width
  expect([await widthOf(false), await widthOf(true)]).toEqual([240, 1200])
})
