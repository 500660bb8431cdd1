import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { FocalPoint, PictureSlotName } from '#schema/picture-slots.ts'
import { createAssets } from '../assets.ts'
import { coloursOf } from '../read-colours.ts'
import { makePicture } from './make-picture.ts'
import { positionStyle } from './position-style.ts'

const fixture = await createFixture({ art: {}, cache: {} })
afterAll(() => fixture.rm())
const [art, cache] = [fixture.getPath('art'), fixture.getPath('cache')]
const inArt = (file: string) => join(art, file)
const made = (file: string) => join(cache, file)
const drawingOf = (radius: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50"><circle cx="20" cy="25" r="${radius}"/></svg>`

async function make(name: string, slot: PictureSlotName, focus?: FocalPoint) {
  const assets = createAssets(cache)
  const picture = await makePicture({ name, slot, focus }, { art, assets })
  await assets.makeAll()
  return picture
}

async function cornerOf(file: string) {
  const [...levels] = await sharp(made(file)).removeAlpha().raw().toBuffer()
  return levels.slice(0, 3)
}

test('a drawing is made in every width of its slot, twice if the themes differ', async () => {
  await writeFile(inArt('neem.svg'), drawingOf(8))
  const { file, ...picture } = await make('neem', 'ingredient')
  expect(picture).toMatchObject({ widths: [100, 144, 288], height: 360, themed: true })
  for (const each of [`${file}-144.avif`, `${file}-144-dark.avif`, `${file}.webp`]) {
    expect(await sharp(made(each)).metadata()).toMatchObject({ width: 144, height: 180 })
  }
  // Both themes share the background of this slot.
  expect((await make('neem', 'care')).themed).toBeUndefined()
})

test('the background of a drawing has the colour of the page', async () => {
  await writeFile(inArt('leaf.svg'), drawingOf(8))
  const { file } = await make('leaf', 'lamp')
  for (const [theme, colour] of Object.entries(coloursOf('--colour-background'))) {
    const background = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    const corner = await cornerOf(`${file}-272${theme === 'dark' ? '-dark' : ''}.avif`)
    const distance = Math.max(...background.map((level, at) => Math.abs(level - (corner[at] ?? 255))))
    expect(distance, `${theme}: ${corner}`).toBeLessThanOrEqual(1)
  }
})

/** A picture with green in its middle third. */
const stripes = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="300">
    <rect width="1200" height="300" fill="red"/><rect x="400" width="400" height="300" fill="lime"/></svg>`,
)

test('a photograph is turned upright, cropped to the middle, never enlarged, and loses its location', async () => {
  await sharp(stripes)
    .rotate(-90)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(inArt('seeds.JPG'))
  // A drawing of the same name is replaced by the photograph.
  await writeFile(inArt('seeds.svg'), drawingOf(8))
  const { file, ...picture } = await make('seeds', 'ingredient')
  expect(picture).toMatchObject({ widths: [100, 144, 253], height: 300 })
  expect(file).toMatch(/^seeds-ingredient\.photo_[0-9a-f]{6}$/)
  expect(picture.themed).toBeUndefined()
  const [red = 255, green = 0] = await cornerOf(`${file}.webp`)
  expect(green - red).toBeGreaterThan(200)
  const { exif, orientation } = await sharp(made(`${file}-253.avif`)).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
})

test('a photograph is cropped around its focal point', async () => {
  await sharp(stripes).jpeg().toFile(inArt('seeds-wide.jpg'))
  const middle = await make('seeds-wide', 'ingredient')
  const { file } = await make('seeds-wide', 'ingredient', { x: 0, y: 50 })
  expect(file).not.toBe(middle.file)
  const [red = 0, green = 255] = await cornerOf(`${file}.webp`)
  expect(red - green).toBeGreaterThan(200)
})

test('a portrait is cropped only where it is too tall, and less at the top until a part is chosen', async () => {
  await sharp(stripes).rotate(90).jpeg().toFile(inArt('doctor-tall.jpg'))
  const { file, height } = await make('doctor-tall', 'portrait')
  expect(height).toBe(400)
  const [red = 0, green = 255] = await cornerOf(`${file}.webp`)
  expect(red - green).toBeGreaterThan(150)
  const middle = await make('doctor-tall', 'portrait', { x: 50, y: 50 })
  const [redInMiddle = 255, greenInMiddle = 0] = await cornerOf(`${middle.file}.webp`)
  expect(greenInMiddle - redInMiddle).toBeGreaterThan(150)
  await sharp(stripes).jpeg().toFile(inArt('doctor-wide.jpg'))
  expect((await make('doctor-wide', 'portrait')).height).toBe(264)
})

test('a photograph that the page cuts again has a rule with its focal point, and others have none', async () => {
  await sharp(stripes).jpeg().toFile(inArt('oils.jpg'))
  const card = await make('oils', 'card-light', { x: 20, y: 70 })
  const plate = await make('oils', 'plate', { x: 20, y: 70 })
  const content = {
    products: [{ picture: card }, { picture: card }, { picture: await make('oils', 'card-dark') }],
    plate,
  }
  expect(positionStyle(content)).toBe(`[src*="/${card.file}."]{object-position:20% 70%}`)
})

test('a picture with transparent parts is shown whole', async () => {
  await sharp(stripes).extend({ right: 300, background: '#0000' }).png().toFile(inArt('oil.png'))
  const picture = await make('oil', 'ingredient')
  expect(picture.height).toBe(58)
  expect(picture.file).not.toContain('photo')
})

test('a file over the limit of its slot is made at a lower quality', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const create = { width: 412, height: 412, channels: 3 as const, background: '#a04020', noise }
  await sharp({ create }).toFile(inArt('noise.png'))
  const sizeIn = async (slot: PictureSlotName) =>
    (await stat(made(`${(await make('noise', slot)).file}-412.avif`))).size
  expect(await sizeIn('banner')).toBeLessThan(await sizeIn('portrait'))
})

test('only a changed drawing is made again, with a new address', async () => {
  await writeFile(inArt('neem.svg'), drawingOf(8))
  const first = await make('neem', 'care')
  const cached = made(`${first.file}-112.avif`)
  const { mtimeMs } = await stat(cached)
  expect(await make('neem', 'care')).toEqual(first)
  expect((await stat(cached)).mtimeMs).toBe(mtimeMs)
  await writeFile(inArt('neem.svg'), drawingOf(9))
  expect((await make('neem', 'care')).file).not.toBe(first.file)
})
