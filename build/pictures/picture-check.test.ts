import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureProblem } from './picture-check.ts'

let art: string
beforeEach(async () => {
  art = await mkdtemp(join(tmpdir(), 'art-'))
})
afterEach(() => rm(art, { recursive: true }))

const photograph = (file: string, width: number, height = 2 * width) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } }).toFile(join(art, file))
const svg = (size: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>`
const messageFor = async (name: string) => (await pictureProblem({ name, place: 'care' }, art))?.message

test('a missing picture is named, with the nearest name', async () => {
  await writeFile(join(art, 'lotus.svg'), svg(4))
  expect(await pictureProblem({ name: 'lotos', place: 'care' }, art)).toEqual({
    message: 'there is no picture “lotos” in art/; did you mean “lotus”?',
    isWarning: false,
  })
  expect(await messageFor('doctor')).toBe(
    'there is no picture “doctor” in art/; put doctor.jpg, doctor.png or doctor.svg into art/',
  )
})

test('a picture whose name or format is not usable gets the name to give it', async () => {
  await photograph('My Oil.png', 600)
  await writeFile(join(art, 'seeds.HEIC'), '')
  expect(await messageFor('my-oil')).toContain('rename art/My Oil.png to my-oil.png')
  expect(await messageFor('seeds')).toContain('save art/seeds.HEIC as a JPEG, seeds.jpg')
})

test('a small photograph is a warning; a small drawing is fine', async () => {
  await photograph('pods.png', 279, 300)
  await photograph('wide.png', 4000, 100)
  await writeFile(join(art, 'neem.svg'), svg(4))
  expect(await pictureProblem({ name: 'pods', place: 'care' }, art)).toEqual({
    message: 'art/pods.png is 279 pixels wide and looks blurred here: take one of 280 pixels or more',
    isWarning: true,
  })
  expect(await messageFor('wide')).toContain('is cut to 107 by 100 pixels here')
  expect(await messageFor('neem')).toBeUndefined()
})

test('a photograph in another format beside a drawing is a warning, until it is saved as a JPEG', async () => {
  await writeFile(join(art, 'oil.svg'), svg(4))
  await writeFile(join(art, 'oil.heic'), '')
  expect(await pictureProblem({ name: 'oil', place: 'care' }, art)).toEqual({
    message: 'art/oil.heic is not shown: save it as a JPEG, oil.jpg, or remove it',
    isWarning: true,
  })
  await photograph('oil.jpg', 600)
  expect(await messageFor('oil')).toBeUndefined()
})

test('two photographs of one name are a mistake', async () => {
  await Promise.all([photograph('oil.png', 1300), photograph('oil.JPG', 1300)])
  await writeFile(join(art, 'oil.svg'), svg(4))
  expect(await messageFor('oil')).toBe('art/oil.JPG and art/oil.png have the same name: remove one of them')
})

test('a HEIC photograph named .jpg is called HEIC', async () => {
  await writeFile(join(art, 'doctor.jpg'), Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))
  expect(await messageFor('doctor')).toMatch(/art\/doctor.jpg is a HEIC photograph.*export it as a JPEG/)
})

test.each(['jpeg', 'png'] as const)('a truncated %s is damaged', async (ending) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const bytes = await sharp({
    create: { width: 700, height: 450, channels: 3, background: '#a04020', noise },
  })
    .toFormat(ending)
    .toBuffer()
  await writeFile(join(art, `whole.${ending}`), bytes)
  await writeFile(join(art, `nearly.${ending}`), bytes.subarray(0, bytes.length * 0.95))
  expect(await messageFor('whole')).toBeUndefined()
  expect(await messageFor('nearly')).toBe(
    `art/nearly.${ending} is damaged: save it again, or take the original`,
  )
})

test('a file that is not a picture cannot be read', async () => {
  await writeFile(join(art, 'notes.jpg'), 'not a picture')
  expect(await messageFor('notes')).toBe('art/notes.jpg cannot be read: save it again as a JPEG, PNG or SVG')
})

test('an image too large to decode is told by its size, also a drawing', async () => {
  // Only the header claims the size: a real one would take gigabytes.
  const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#a04020' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(20_000, 16)
  png.writeUInt32BE(15_000, 20)
  await writeFile(join(art, 'scan.png'), png)
  await writeFile(join(art, 'plan.svg'), svg(20_000))
  expect(await messageFor('scan')).toMatch(/too large, 20000 by 15000 pixels: save it smaller/)
  expect(await messageFor('plan')).toMatch(/too large, 20000 by 20000 pixels/)
})
