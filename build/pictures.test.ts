import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PlaceName } from '#components/picture/places.ts'
import type { MadePicture } from './pictures/make.ts'
import { makePictures } from './pictures.ts'
import { colourOf, siteTokens } from './tokens.ts'

let folders: { art: string; cache: string; out: string }
let assets: string

beforeEach(async () => {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'))
  folders = { art: join(root, 'art'), cache: join(root, 'cache'), out: join(root, 'out') }
  assets = join(folders.out, 'assets')
  await mkdir(folders.art)
})
afterEach(() => rm(join(folders.art, '..'), { recursive: true }))

const leaf =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50"><circle cx="20" cy="25" r="8"/></svg>'
const draw = (name: string, svg = leaf) => writeFile(join(folders.art, `${name}.svg`), svg)
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } })
async function make(name: string, place: PlaceName): Promise<MadePicture> {
  const made = (await makePictures([{ name, place }], folders)).get(`${place}/${name}`)
  if (!made) throw new Error(`${name} was not made`)
  return made
}
async function cornerOf(file: string) {
  const [r, g, b] = await sharp(join(folders.out, file)).removeAlpha().raw().toBuffer()
  return [r ?? -1, g ?? -1, b ?? -1]
}

test('a drawing is made in every width of its slot, twice if the themes differ', async () => {
  await draw('neem')
  const made = await make('neem', 'ingredient')
  expect(made).toEqual({
    file: expect.stringMatching(/^assets\/neem-ingredient\.[0-9a-f]{6}$/),
    width: 288,
    height: 360,
    widths: [100, 144, 288],
    themed: true,
  })
  const files = [`${made.file}-144.avif`, `${made.file}-144-dark.avif`, `${made.file}.webp`]
  const sizes = files.map((file) => sharp(join(folders.out, file)).metadata())
  for (const size of await Promise.all(sizes)) expect(size).toMatchObject({ width: 144, height: 180 })
})

test('a drawing on a background that both themes share is made once', async () => {
  await draw('cradle')
  expect((await make('cradle', 'care')).themed).toBe(false)
  expect((await readdir(assets)).filter((file) => file.includes('dark'))).toEqual([])
})

test.each([
  ['ingredient', '--colour-print-paper'],
  ['lamp', '--colour-ground'],
  ['care', '--colour-ground-strong'],
] as const)(
  'the background of a drawing in the slot "%s" has the colour of the page',
  async (place, token) => {
    await draw('leaf')
    const { file, widths, themed } = await make('leaf', place)
    const tokens = await siteTokens()
    for (const [theme, colours] of Object.entries({
      '': tokens.light,
      ...(themed && { '-dark': tokens.dark }),
    })) {
      const hex = colourOf(colours, token)
      const background = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
      const corner = await cornerOf(`${file}-${widths[0]}${theme}.avif`)
      const distance = Math.max(...background.map((level, at) => Math.abs(level - (corner[at] ?? 255))))
      expect(distance, `${theme}: ${corner}`).toBeLessThanOrEqual(1)
    }
  },
)

test('a photograph is never enlarged, is turned upright, and loses its location', async () => {
  await photograph(300, 200)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folders.art, 'doctor.JPG'))
  const made = await make('doctor', 'portrait')
  expect(made).toMatchObject({ widths: [200], width: 200, height: 300, themed: false })
  const metadata = await sharp(join(folders.out, `${made.file}-200.avif`)).metadata()
  expect(metadata.exif).toBeUndefined()
  expect(metadata.orientation).toBeUndefined()
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

test('a photograph is cropped to the middle in the shape of its slot, after it is turned upright', async () => {
  await sharp(stripes(1200, 300))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folders.art, 'seeds.jpg'))
  const made = await make('seeds', 'ingredient')
  expect(made).toMatchObject({ widths: [100, 144, 253], width: 253, height: 300 })
  expect(made.file).toMatch(/^assets\/seeds-ingredient\.photo_[0-9a-f]{6}$/)
  const [red = 255, green = 0, blue = 255] = await cornerOf(`${made.file}.webp`)
  expect(green - Math.max(red, blue)).toBeGreaterThan(200)
})

test.each(['home/banner', 'services/product-card'])(
  'the style sheet of %s recognises a photograph by its address',
  async (sheet) => {
    const style = await readFile(new URL(`../src/pages/${sheet}.module.css`, import.meta.url), 'utf8')
    const [, sign = 'no sign'] = /\[src\*='(.+)'\]/.exec(style) ?? []
    await photograph(600, 600).toFile(join(folders.art, 'neem.jpg'))
    expect((await make('neem', 'care')).file).toContain(sign)
  },
)

test('a picture with transparent parts is shown whole, whatever its format', async () => {
  await sharp(stripes(1200, 300))
    .extend({ right: 300, background: '#0000' })
    .png()
    .toFile(join(folders.art, 'seeds.png'))
  const made = await make('seeds', 'ingredient')
  expect(made).toMatchObject({ width: 288, height: 58 })
  expect(made.file).not.toContain('photo')
})

test('an opaque SVG is cropped like a photograph, and stays sharp', async () => {
  await draw('seeds', String(stripes(90, 30)))
  expect(await make('seeds', 'ingredient')).toMatchObject({
    file: expect.stringContaining('.photo_'),
    widths: [100, 144, 288],
  })
})

test('a file over the limit of its slot is made at a lower quality', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  await sharp({ create: { width: 412, height: 412, channels: 3, background: '#a04020', noise } })
    .png()
    .toFile(join(folders.art, 'noise.png'))
  const sizeIn = async (place: PlaceName) =>
    (await stat(join(folders.out, `${(await make('noise', place)).file}-412.avif`))).size
  expect(await sizeIn('banner')).toBeLessThan(await sizeIn('portrait'))
})

test('a second build makes nothing again', async () => {
  await draw('neem')
  const timeOf = async ({ file }: MadePicture) =>
    (await stat(join(folders.cache, `${file.slice(7)}-112.avif`))).mtimeMs
  const first = await make('neem', 'care')
  const time = await timeOf(first)
  const second = await make('neem', 'care')
  expect(second).toEqual(first)
  expect(await timeOf(second)).toBe(time)
})

test('a changed drawing gets a new address', async () => {
  await draw('neem')
  const first = await make('neem', 'care')
  await draw('neem', leaf.replace('r="8"', 'r="9"'))
  expect((await make('neem', 'care')).file).not.toBe(first.file)
})
