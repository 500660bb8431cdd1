import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { folders } from '../folders.ts'
import { fixedPictureProblems } from './fixed-pictures.ts'

let art: string
beforeEach(async () => {
  art = await mkdtemp(join(tmpdir(), 'art-'))
  for (const name of ['favicon', 'app-icon', 'kolam-ground']) {
    await cp(join(folders.art, `${name}.svg`), join(art, `${name}.svg`))
  }
  await mkdir(join(art, 'previews'))
})
afterEach(() => rm(art, { recursive: true }))

const inArt = (file: string) => join(art, file)
const cases: [what: string, damage: () => Promise<unknown>, line: string][] = [
  [
    'a missing icon',
    () => rm(inArt('favicon.svg')),
    'art/favicon.svg: this picture is missing; bring it back with git checkout art/favicon.svg',
  ],
  [
    'an icon in capitals',
    () => rename(inArt('favicon.svg'), inArt('Favicon.SVG')),
    'art/favicon.svg: this picture is missing; rename Favicon.SVG to favicon.svg, or bring it back with git checkout art/favicon.svg',
  ],
  [
    'an icon that is no picture',
    () => writeFile(inArt('app-icon.svg'), 'not a picture'),
    'art/app-icon.svg: this cannot be read: save it again as a JPEG, PNG or SVG, or bring it back with git checkout art/app-icon.svg',
  ],
  [
    'an icon of another format',
    () => writeFile(inArt('favicon.jpg'), ''),
    'warning art/favicon.jpg: this picture is not shown; save favicon.jpg as an SVG, favicon.svg, or remove it',
  ],
  [
    'a preview that is no picture',
    () => writeFile(inArt('previews/home.png'), 'not a picture'),
    'art/previews/home.png: this cannot be read: save it again as a JPEG, PNG or SVG, or remove it',
  ],
  [
    'a preview of no page',
    () => writeFile(inArt('previews/front.png'), ''),
    'warning art/previews/front.png: this is not shown, because no page has this name: home.png, about.png, services.png, contact.png',
  ],
]

test.each(cases)('explains %s', async (_, damage, line) => {
  expect(await fixedPictureProblems(art)).toEqual([])
  await damage()
  const problems = await fixedPictureProblems(art)
  expect(
    problems.map(({ file, message, isWarning }) => `${isWarning ? 'warning ' : ''}${file}: ${message}`),
  ).toEqual([line])
})
