import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folders } from '../folders.ts'
import { checkContent } from './check-content.ts'
import { readContentFiles } from './content-files.ts'
import { formatProblem } from './problem.ts'

let art: string
beforeEach(async () => {
  art = join(await mkdtemp(join(tmpdir(), 'art-')), 'art')
  await cp(folders.art, art, { recursive: true })
})
afterEach(() => rm(join(art, '..'), { recursive: true }))

const inArt = (file: string) => join(art, file)
const photograph = (file: string, width = 1400, height = 1600) =>
  sharp({ create: { width, height, channels: 3, background: '#a04020' } }).toFile(inArt(file))

/** The site's content with another picture of the hair oil. */
async function check(oil = 'hair-oil') {
  const files = await readContentFiles(join(folders.project, 'tests/content'))
  const services = String(files['content/services.yaml']).replace('picture: hair-oil', `picture: ${oil}`)
  const { problems, warnings } = await checkContent({ ...files, 'content/services.yaml': services }, art)
  return { problems: problems.map(formatProblem), warnings: warnings.map(formatProblem) }
}

const place = 'content/services.yaml › hairOil › picture: '

test('takes a photograph beside a drawing, and refuses two photographs of one name', async () => {
  await cp(inArt('hair-oil.svg'), inArt('oil.svg'))
  await photograph('oil.jpg')
  expect(await check('oil')).toEqual({ problems: [], warnings: [] })
  await photograph('oil.png')
  expect((await check('oil')).problems).toEqual([
    `${place}art/oil.jpg and art/oil.png have the same name: remove one of them`,
  ])
})

test.each([
  ['Rose Water.JPG', 'there is no picture “rose-water” in art/; rename art/Rose Water.JPG to rose-water.jpg'],
  [
    'Rose-Water.HEIC',
    'there is no picture “rose-water” in art/ that browsers can show; save art/Rose-Water.HEIC as a JPEG, rose-water.jpg',
  ],
  ['Rose Watr.jpg', 'there is no picture “rose-water” in art/; did you mean “rose-watr”?'],
])('finds %s where rose-water is missing', async (file, message) => {
  await writeFile(inArt(file), '')
  expect((await check('rose-water')).problems).toEqual([place + message])
})

test('warns of a photograph that should replace a drawing, until it does', async () => {
  await cp(inArt('hair-oil.svg'), inArt('oil.svg'))
  await writeFile(inArt('oil.heic'), '')
  expect(await check('oil')).toEqual({
    problems: [],
    warnings: [`${place}art/oil.heic is not shown: save it as a JPEG, oil.jpg, or remove it`],
  })
  await photograph('oil.jpg')
  expect(await check('oil')).toEqual({ problems: [], warnings: [] })
})

test('explains a damaged, an unreadable and a small photograph', async () => {
  await writeFile(inArt('oil.jpg'), 'not a picture')
  expect((await check('oil')).problems).toEqual([
    `${place}art/oil.jpg cannot be read: save it again as a JPEG, PNG or SVG`,
  ])
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const create = { width: 1400, height: 1600, channels: 3 as const, background: '#a04020', noise }
  const bytes = await sharp({ create }).jpeg().toBuffer()
  await writeFile(inArt('oil.jpg'), bytes.subarray(0, 20_000))
  expect((await check('oil')).problems).toEqual([
    `${place}art/oil.jpg is damaged: save it again, or take the original`,
  ])
  await photograph('oil.jpg', 400, 450)
  expect(await check('oil')).toMatchObject({
    problems: [],
    warnings: [expect.stringContaining(`${place}art/oil.jpg is cut to`)],
  })
})

const damages: [what: string, damage: () => Promise<unknown>, problems: string[], warnings?: string[]][] = [
  [
    'no directory for pictures',
    () => rm(art, { recursive: true }),
    ['art: this directory is missing; bring it back with git checkout art'],
  ],
  [
    'an icon in capitals',
    () => rename(inArt('favicon.svg'), inArt('Favicon.SVG')),
    [
      'art/favicon.svg: this picture is missing; rename Favicon.SVG to favicon.svg, or bring it back with git checkout art/favicon.svg',
    ],
  ],
  [
    'an icon that is no picture',
    () => writeFile(inArt('app-icon.svg'), 'not a picture'),
    [
      'art/app-icon.svg: this cannot be read as an SVG; save it again, or bring it back with git checkout art/app-icon.svg',
    ],
  ],
  [
    'an icon of another format beside the one that is shown',
    () => photograph('favicon.jpg'),
    [],
    ['art/favicon.jpg: this picture is not shown; save favicon.jpg as an SVG, favicon.svg, or remove it'],
  ],
]

test.each(damages)('explains %s', async (_, damage, problems, warnings = []) => {
  await damage()
  expect(await check()).toEqual({ problems, warnings })
})
