import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { MissingPictures, makePictures } from './pictures.ts'
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
/** The corner of a made file: all ground, no drawing. */
async function cornerOf(file: string) {
  const [r, g, b] = await sharp(join(folders.out, file)).removeAlpha().raw().toBuffer()
  return [r ?? -1, g ?? -1, b ?? -1]
}
const levelsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

test('a drawing is made in every width of its place, twice where the themes differ', async () => {
  await draw('neem')
  const made = await makePictures([{ name: 'neem', place: 'ingredient' }], folders)
  expect(made.get('ingredient/neem')).toEqual({
    file: expect.stringMatching(/^assets\/neem-ingredient\.[0-9a-f]{6}$/),
    width: 288,
    height: 360,
    widths: [100, 144, 288],
    themed: true,
  })
  const file = made.get('ingredient/neem')?.file
  for (const end of ['avif', 'webp']) {
    expect(await sharp(join(folders.out, `${file}-144.${end}`)).metadata()).toMatchObject({
      width: 144,
      height: 180,
    })
    expect(await sharp(join(folders.out, `${file}-144-dark.${end}`)).metadata()).toMatchObject({ width: 144 })
  }
})

test('a drawing on a ground that both themes share is made once', async () => {
  await draw('cradle')
  const made = await makePictures([{ name: 'cradle', place: 'care' }], folders)
  expect(made.get('care/cradle')?.themed).toBe(false)
  expect((await readdir(assets)).filter((file) => file.includes('dark'))).toEqual([])
})

// AVIF is what nearly every browser takes. WebP stores fewer levels of colour than the screen has, so it may be
// two away, which nobody sees.
const furthest = { avif: 1, webp: 2 }

test.each([
  ['ingredient', '--colour-print-paper'],
  ['lamp', '--colour-ground'],
  ['care', '--colour-ground-strong'],
] as const)('no seam shows around a drawing in the place "%s"', async (place, token) => {
  await draw('leaf')
  const picture = (await makePictures([{ name: 'leaf', place }], folders)).get(`${place}/leaf`)
  const tokens = await siteTokens()
  const themes = { '': tokens.light, ...(picture?.themed && { '-dark': tokens.dark }) }
  for (const [theme, colours] of Object.entries(themes)) {
    const ground = levelsOf(colourOf(colours, token))
    for (const end of ['avif', 'webp'] as const) {
      const corner = await cornerOf(`${picture?.file}-${picture?.widths[0]}${theme}.${end}`)
      const distance = Math.max(...ground.map((level, at) => Math.abs(level - (corner[at] ?? 255))))
      expect(distance, `${end}${theme}: ${corner}`).toBeLessThanOrEqual(furthest[end])
    }
  }
})

test('a photograph is never enlarged, is turned upright, and forgets where it was taken', async () => {
  await photograph(300, 200)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folders.art, 'doctor.JPG'))
  const made = (await makePictures([{ name: 'doctor', place: 'portrait' }], folders)).get('portrait/doctor')
  expect(made).toMatchObject({ widths: [200], width: 200, height: 300, themed: false })
  const metadata = await sharp(join(folders.out, `${made?.file}-200.avif`)).metadata()
  expect(metadata.exif).toBeUndefined()
  expect(metadata.orientation).toBeUndefined()
})

test('a photograph gets its own width in place of those it is too small for', async () => {
  await photograph(120, 160).png().toFile(join(folders.art, 'seeds.png'))
  const made = await makePictures([{ name: 'seeds', place: 'ingredient' }], folders)
  expect(made.get('ingredient/seeds')?.widths).toEqual([100, 120])
})

/** Red, green and blue side by side, so that a cut is seen by its colours. */
const stripes = (width: number, height: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${['red', 'lime', 'blue']
      .map(
        (colour, at) => `<rect x="${(at * width) / 3}" width="${width / 3}" height="100%" fill="${colour}"/>`,
      )
      .join('')}</svg>`,
  )

test('a photograph is cut to its middle in the shape of its place, after it is turned upright', async () => {
  await sharp(stripes(1200, 300))
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folders.art, 'seeds.jpg'))
  const made = (await makePictures([{ name: 'seeds', place: 'ingredient' }], folders)).get('ingredient/seeds')
  expect(made).toMatchObject({ widths: [100, 144, 253], width: 253, height: 300 })
  expect(made?.file).toMatch(/^assets\/seeds-ingredient\.photo_[0-9a-f]{6}$/)
  const [red = 255, green = 0, blue = 255] = await cornerOf(`${made?.file}-253.webp`)
  expect(green - Math.max(red, blue)).toBeGreaterThan(200)
})

test.each(['home/banner', 'services/product-card'])(
  'the style of %s knows a photograph by its address',
  async (sheet) => {
    const style = await readFile(new URL(`../src/pages/${sheet}.module.css`, import.meta.url), 'utf8')
    const [, sign = 'no sign'] = /\[src\*='(.+)'\]/.exec(style) ?? []
    await photograph(600, 600).toFile(join(folders.art, 'neem.jpg'))
    const made = await makePictures([{ name: 'neem', place: 'care' }], folders)
    expect(made.get('care/neem')?.file).toContain(sign)
  },
)

test('what lets the ground through is shown whole, whatever its format', async () => {
  await sharp(stripes(1200, 300))
    .extend({ right: 300, background: '#0000' })
    .png()
    .toFile(join(folders.art, 'seeds.png'))
  const made = (await makePictures([{ name: 'seeds', place: 'ingredient' }], folders)).get('ingredient/seeds')
  expect(made).toMatchObject({ width: 288, height: 58 })
  expect(made?.file).not.toContain('photo')
})

test('a drawing that covers its whole sheet is cut like a photograph, and loses no sharpness', async () => {
  await draw('seeds', String(stripes(90, 30)))
  const made = await makePictures([{ name: 'seeds', place: 'ingredient' }], folders)
  expect(made.get('ingredient/seeds')).toMatchObject({
    file: expect.stringContaining('.photo_'),
    widths: [100, 144, 288],
  })
})

test('all that is missing is named at once, before anything is made', async () => {
  await draw('neem')
  const requests = ['neem', 'tulsi', 'lotus'].map((name) => ({ name, place: 'care' as const }))
  const failure = await makePictures(requests, folders).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(MissingPictures)
  expect(String(failure)).toContain('tulsi, lotus')
  await expect(stat(folders.out)).rejects.toThrow()
})

test('a second build makes nothing anew', async () => {
  await draw('neem')
  const first = await makePictures([{ name: 'neem', place: 'care' }], folders)
  const before = await stat(join(folders.cache, `${first.get('care/neem')?.file.slice(7)}-112.avif`))
  const second = await makePictures([{ name: 'neem', place: 'care' }], folders)
  const after = await stat(join(folders.cache, `${second.get('care/neem')?.file.slice(7)}-112.avif`))
  expect(second).toEqual(first)
  expect(after.mtimeMs).toBe(before.mtimeMs)
})

test('a changed drawing gets a new address, and the old files leave the site but nothing else does', async () => {
  await draw('neem')
  const first = await makePictures([{ name: 'neem', place: 'care' }], folders)
  await writeFile(join(assets, 'index.abc123.js'), '')
  await draw('neem', leaf.replace('r="8"', 'r="9"'))
  const second = await makePictures([{ name: 'neem', place: 'care' }], folders)
  expect(second.get('care/neem')?.file).not.toBe(first.get('care/neem')?.file)
  const files = await readdir(assets)
  expect(files).toContain('index.abc123.js')
  expect(files.filter((file) => file.startsWith('neem'))).toHaveLength(6)
})

test('a photograph that was taken away leaves the site', async () => {
  await draw('neem')
  await photograph(600, 600).toFile(join(folders.art, 'neem.jpg'))
  await makePictures([{ name: 'neem', place: 'care' }], folders)
  await rm(join(folders.art, 'neem.jpg'))
  await makePictures([{ name: 'neem', place: 'care' }], folders)
  expect((await readdir(assets)).filter((file) => file.includes('photo'))).toEqual([])
})

test('pictures come back in the order they were asked for, however long each took', async () => {
  await photograph(1200, 1200).png().toFile(join(folders.art, 'big.png'))
  await photograph(10, 10).png().toFile(join(folders.art, 'small.png'))
  const names = ['big', 'small', 'big']
  const made = await makePictures(
    names.map((name) => ({ name, place: 'care' })),
    folders,
  )
  expect([...made.keys()]).toEqual(['care/big', 'care/small'])
})
