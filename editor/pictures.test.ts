import { readdir } from 'node:fs/promises'
import { createFixture } from 'fs-fixture'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addPicture, listPictures } from './pictures.ts'

const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const

test.each(FORMATS)('adds a picture in the format %s, whatever its name says', async (format) => {
  await using fixture = await createFixture({ art: {}, scratch: {} })
  const [art, scratch] = [fixture.getPath('art'), fixture.getPath('scratch')]
  const red = sharp({ create: { width: 900, height: 700, channels: 3, background: 'red' } })
  const content = await red.toFormat(format).toBuffer()
  expect(await addPicture('My photograph.jpg', content, { art, scratch })).toEqual({ name: 'my-photograph' })
  expect(await readdir(art)).toEqual([`my-photograph.${format}`])
  expect(await listPictures(art)).toMatchObject([{ name: 'my-photograph' }])
})
