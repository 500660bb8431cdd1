import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import sharp, { type Sharp } from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { addPicture, deletePicture, listPictures, putBackPicture } from './picture-library.ts'

let art: string
let scratch: string

beforeEach(async () => {
  const fixture = await createFixture({ art: {}, scratch: {} })
  art = fixture.getPath('art')
  scratch = fixture.getPath('scratch')
  return () => fixture.rm()
})

const add = (name: string, content: Buffer) => addPicture(name, content, { art, scratch })
const addSharp = async (name: string, picture: Sharp) => add(name, await picture.toBuffer())
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
const stored = (file: string) => sharp(join(art, file)).metadata()

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'a photograph in the format %s is kept as a JPEG, whatever its name says',
  async (format) => {
    expect(await addSharp('My photograph.bmp', plain(900, 700).toFormat(format))).toEqual({
      name: 'my-photograph',
    })
    expect(await stored('my-photograph.jpg')).toMatchObject({ format: 'jpeg', width: 900, height: 700 })
    expect(await listPictures(art)).toMatchObject([{ name: 'my-photograph', isCropped: true }])
  },
)

test('the colours of a HEIC photograph in Display P3 stay', async () => {
  // The photograph has the brightest red of sRGB, which has other numbers in Display P3.
  await add('red.heic', await readFile(new URL('display-p3.heic', import.meta.url)))
  const { channels } = await sharp(join(art, 'red.jpg')).stats()
  expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([26, 0, 0])
})

test('a HEIC photograph of a phone is kept as a JPEG, without the device', async () => {
  const heic = await readFile(new URL('photograph.heic', import.meta.url))
  expect(heic.includes('Secret Phone')).toBe(true)
  expect(await add('IMG_0001.HEIC', heic)).toEqual({ name: 'img-0001' })
  expect(await stored('img-0001.jpg')).toMatchObject({ width: 320, height: 240 })
  expect((await readFile(join(art, 'img-0001.jpg'))).includes('Secret Phone')).toBe(false)
  const { dominant } = await sharp(join(art, 'img-0001.jpg'))
    .extract({ left: 0, top: 0, width: 320, height: 100 })
    .stats()
  expect(dominant.g).toBeGreaterThan(dominant.r)
})

test('a photograph is turned upright and loses its place', async () => {
  const picture = plain(300, 200)
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
  await addSharp('here.jpg', picture)
  const { width, height, exif, orientation } = await stored('here.jpg')
  expect({ width, height, exif, orientation }).toEqual({
    width: 200,
    height: 300,
    exif: undefined,
    orientation: undefined,
  })
})

test('a photograph is no larger than the site can use', async () => {
  await addSharp('large.jpg', plain(6000, 4000).jpeg())
  const { width, height } = await stored('large.jpg')
  expect(width).toBeLessThan(3000)
  expect(width / height).toBeCloseTo(1.5, 2)
})

test('a picture with transparent parts stays a PNG', async () => {
  await addSharp('oil.png', plain(300, 200).extend({ left: 20, background: '#0000' }).png())
  expect(await stored('oil.png')).toMatchObject({ format: 'png', hasAlpha: true })
})

test('the same photograph again is the same file', async () => {
  const photograph = await plain(900, 700).jpeg().toBuffer()
  await add('first.jpg', photograph)
  expect(await add('second.jpg', photograph)).toEqual({ name: 'first' })
  // The kept file is added once more, from art/ itself.
  expect(await add('third.jpg', await readFile(join(art, 'first.jpg')))).toEqual({ name: 'first' })
  expect(await readdir(art)).toEqual(['first.jpg'])
})

test('another picture never takes the name of one that is there', async () => {
  await writeFile(join(art, 'lamp.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect(await addSharp('Lamp.JPG', plain(90, 70).jpeg())).toEqual({ name: 'lamp-2' })
})

test('a drawing is kept without its script', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script><path d="M0 0h9"/></svg>'
  expect(await add('leaf.svg', Buffer.from(svg))).toEqual({ name: 'leaf' })
  expect(await readFile(join(art, 'leaf.svg'), 'utf8')).not.toContain('alert')
})

test.each<[name: string, content: () => Promise<Buffer> | Buffer, reason: RegExp]>([
  ['an empty file', () => Buffer.of(), /cannot be read/],
  ['a text', () => Buffer.from('words'), /cannot be read/],
  [
    'half a photograph',
    async () => (await plain(900, 700).jpeg().toBuffer()).subarray(0, 4000),
    /is damaged/,
  ],
  [
    'the beginning of a HEIC photograph',
    () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    /is damaged/,
  ],
])('%s is refused', async (_name, content, reason) => {
  expect(await add('x.jpg', await content())).toEqual({ reason: expect.stringMatching(reason) })
  expect([...(await readdir(art)), ...(await readdir(scratch))]).toEqual([])
})

test('a deleted picture can be put back', async () => {
  await addSharp('lamp.jpg', plain(90, 70).jpeg())
  await deletePicture('lamp', { art, scratch })
  expect(await listPictures(art)).toEqual([])
  expect(await putBackPicture('lamp', { art, scratch })).toBe(true)
  expect(await readdir(art)).toEqual(['lamp.jpg'])
})
