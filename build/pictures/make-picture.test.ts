import { mkdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { PictureSlotName } from '#components/picture/picture-slots.ts'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { directories } from '../directories.ts'
import { colourOf, siteTokens } from '../read-colours.ts'
import { withPictures } from '../site-content.ts'

beforeEach(async () => {
  const root = await temporaryDirectory()
  directories.art = join(root, 'art')
  directories.pictureCache = join(root, 'cache')
  directories.publicFiles = join(root, 'out')
  await mkdir(directories.art)
})

const leaf =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50"><circle cx="20" cy="25" r="8"/></svg>'
const draw = (name: string, svg = leaf) => writeFile(join(directories.art, `${name}.svg`), svg)
/** The picture as the page knows it, with the beginning of its address. */
async function make(name: string, slot: PictureSlotName) {
  const picture = await withPictures({ name, slot })
  return { picture, file: `assets/${picture.file.replace('.', `-${slot}.`)}` }
}
async function cornerOf(file: string) {
  const [r, g, b] = await sharp(join(directories.publicFiles, file)).removeAlpha().raw().toBuffer()
  return [r ?? -1, g ?? -1, b ?? -1]
}

test('a drawing is made in every width of its slot, twice if the themes differ', async () => {
  await draw('neem')
  const { picture, file } = await make('neem', 'ingredient')
  expect(picture).toEqual({
    slot: 'ingredient',
    file: expect.stringMatching(/^neem\.[0-9a-f]{6}$/),
    height: 360,
    themed: true,
  })
  const files = [`${file}-144.avif`, `${file}-144-dark.avif`, `${file}.webp`]
  const sizes = files.map((file) => sharp(join(directories.publicFiles, file)).metadata())
  for (const size of await Promise.all(sizes)) expect(size).toMatchObject({ width: 144, height: 180 })
  // Both themes share the background of this slot.
  expect((await make('neem', 'care')).picture.themed).toBeUndefined()
})

test('the background of a drawing has the colour of the page', async () => {
  await draw('leaf')
  const { file } = await make('leaf', 'lamp')
  for (const [theme, colours] of Object.entries(await siteTokens())) {
    const hex = colourOf(colours, '--colour-background')
    const background = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    const corner = await cornerOf(`${file}-352${theme === 'dark' ? '-dark' : ''}.avif`)
    const distance = Math.max(...background.map((level, at) => Math.abs(level - (corner[at] ?? 255))))
    expect(distance, `${theme}: ${corner}`).toBeLessThanOrEqual(1)
  }
})

/** Red, green and blue side by side, so that a crop is seen by its colours. */
const stripes = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${['red', 'lime', 'blue']
      .map(
        (colour, at) => `<rect x="${(at * width) / 3}" width="${width / 3}" height="100%" fill="${colour}"/>`,
      )
      .join('')}</svg>`,
  )

test('a photograph is turned upright, cropped to the middle, never enlarged, and loses its location', async () => {
  await sharp(stripes(1200, 300))
    .rotate(-90)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(directories.art, 'seeds.JPG'))
  // A drawing of the same name is replaced by the photograph.
  await draw('seeds')
  const { picture, file } = await make('seeds', 'ingredient')
  const name = expect.stringMatching(/^seeds\.photo_[0-9a-f]{6}$/)
  // The widths are named, because they are not those of the slot.
  expect(picture).toEqual({ slot: 'ingredient', file: name, widths: [100, 144, 253], height: 300 })
  const [red = 255, green = 0, blue = 255] = await cornerOf(`${file}.webp`)
  expect(green - Math.max(red, blue)).toBeGreaterThan(200)
  const { exif, orientation } = await sharp(join(directories.publicFiles, `${file}-253.avif`)).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
})

test('a picture with transparent parts is shown whole, whatever its format', async () => {
  await sharp(stripes(1200, 300))
    .extend({ right: 300, background: '#0000' })
    .png()
    .toFile(join(directories.art, 'seeds.png'))
  const { picture } = await make('seeds', 'ingredient')
  expect(picture.height).toBe(58)
  expect(picture.file).not.toContain('photo')
})

test('an opaque SVG is cropped like a photograph, and stays sharp', async () => {
  await draw('seeds', String(stripes(90, 30)))
  const { picture } = await make('seeds', 'ingredient')
  expect(picture).toEqual({ slot: 'ingredient', file: expect.stringContaining('.photo_'), height: 346 })
})

test('a file over the limit of its slot is made at a lower quality', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  await sharp({ create: { width: 412, height: 412, channels: 3, background: '#a04020', noise } })
    .png()
    .toFile(join(directories.art, 'noise.png'))
  const sizeIn = async (slot: PictureSlotName) =>
    (await stat(join(directories.publicFiles, `${(await make('noise', slot)).file}-412.avif`))).size
  expect(await sizeIn('banner')).toBeLessThan(await sizeIn('portrait'))
})

test('only a changed drawing is made again, with a new address', async () => {
  await draw('neem')
  const first = await make('neem', 'care')
  const madeAt = async () =>
    (await stat(join(directories.pictureCache, `${first.file.slice(7)}-112.avif`))).mtimeMs
  const time = await madeAt()
  expect(await make('neem', 'care')).toEqual(first)
  expect(await madeAt()).toBe(time)
  await draw('neem', leaf.replace('r="8"', 'r="9"'))
  expect((await make('neem', 'care')).file).not.toBe(first.file)
})
