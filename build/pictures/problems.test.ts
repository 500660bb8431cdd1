import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pictureProblems } from './problems.ts'

let art: string
beforeEach(async () => {
  art = await mkdtemp(join(tmpdir(), 'art-'))
})
afterEach(() => rm(art, { recursive: true }))

const photograph = (file: string, width: number, height = 2 * width) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } }).toFile(join(art, file))
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'

test('a photograph too narrow for its place is a problem; a small drawing is not', async () => {
  await Promise.all([
    photograph('seeds.png', 143),
    photograph('pods.png', 144),
    writeFile(join(art, 'neem.svg'), svg),
  ])
  const requests = ['seeds', 'pods', 'neem'].map((name) => ({ name, place: 'ingredient' as const }))
  expect(await pictureProblems(requests, art)).toEqual([
    {
      kind: 'too-small',
      name: 'seeds',
      place: 'ingredient',
      file: join(art, 'seeds.png'),
      size: { width: 143, height: 286 },
      seen: expect.objectContaining({ width: 143 }),
      wanted: 144,
    },
  ])
})

test('a wide photograph is judged by what is left when it is cut to its place', async () => {
  await photograph('wide.png', 4000, 100)
  expect(await pictureProblems([{ name: 'wide', place: 'care' }], art)).toMatchObject([
    { kind: 'too-small', size: { width: 4000 }, seen: { width: 107, height: 100 }, wanted: 280 },
  ])
})

test('missing and broken files are told apart', async () => {
  await writeFile(join(art, 'broken.jpg'), 'not a picture')
  const requests = ['gone', 'broken'].map((name) => ({ name, place: 'care' as const }))
  expect((await pictureProblems(requests, art)).map(({ kind }) => kind)).toEqual(['missing', 'unreadable'])
})

test('two photographs of one name are a mistake, because nobody can say which is meant', async () => {
  await Promise.all([
    photograph('oil.png', 1300),
    photograph('oil.JPG', 1300),
    writeFile(join(art, 'oil.svg'), svg),
  ])
  const oil = { name: 'oil', place: 'oil' } as const
  expect(await pictureProblems([oil], art)).toEqual([
    { kind: 'same-name', ...oil, files: [join(art, 'oil.JPG'), join(art, 'oil.png')] },
  ])
})

test.each(['jpg', 'png'])('a %s that was cut off on its way is damaged', async (ending) => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const whole = join(art, `whole.${ending}`)
  await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#a04020', noise } }).toFile(
    whole,
  )
  const bytes = await readFile(whole)
  await writeFile(join(art, `half.${ending}`), bytes.subarray(0, bytes.length / 2))
  await writeFile(join(art, `nearly.${ending}`), bytes.subarray(0, bytes.length * 0.95))
  const requests = ['whole', 'half', 'nearly'].map((name) => ({ name, place: 'care' as const }))
  expect((await pictureProblems(requests, art)).map(({ name, kind }) => [name, kind])).toEqual([
    ['half', 'damaged'],
    ['nearly', 'damaged'],
  ])
})

test('a scan larger than the build can take is told by its size', async () => {
  await sharp({ create: { width: 12_000, height: 9000, channels: 3, background: '#a04020' } })
    .png({ compressionLevel: 1 })
    .toFile(join(art, 'scan.png'))
  expect(await pictureProblems([{ name: 'scan', place: 'care' }], art)).toMatchObject([{ kind: 'too-large' }])
})
