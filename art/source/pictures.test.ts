import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { diamond, findUnbroken, lattice, trace } from './kolam.mjs'
import { kolamFigures } from './kolam-figures.mjs'
import { drawPicture, pictures } from './pictures.mjs'

type Picture = (typeof pictures)[number]

const fileOf = ({ name }: Picture) => new URL(`../${name}.svg`, import.meta.url)

/** One of each kind and quick to draw: cloth, a turned body with a glow, a plant, a figure with two decimals. */
const samples = ['care-newborn', 'lamp', 'plate-small-onion', 'favicon', 'kolam-background']

/** Its size and view box: a line changed by hand leaves them, a drawing from elsewhere has its own. */
const opening = (svg: string) => svg.slice(0, svg.indexOf('>'))

// A picture that the owner has taken out of art/ is not missed, and one that they drew is theirs.
const kept = pictures.filter((picture: Picture) => {
  if (!samples.includes(picture.name) || !existsSync(fileOf(picture))) return false
  return opening(readFileSync(fileOf(picture), 'utf8')) === opening(drawPicture(picture))
})

test.each(kept)('draws $name again as it is in art/', (picture) => {
  const isSame = drawPicture(picture) === readFileSync(fileOf(picture), 'utf8')
  // Compared outside the expectation: a hundred kilobytes of path data help nobody.
  expect(isSame, `art/${picture.name}.svg differs: draw it with npm run art ${picture.name}`).toBe(true)
})

test('gives each picture a name of its own', () => {
  const names = pictures.map(({ name }: Picture) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('every kolam in a picture is one line', () => {
  const field = lattice(diamond(4))
  expect(trace(field, findUnbroken(field, { openShare: 0.7, seed: 3 }))).toHaveLength(1)
})

test('src/components/kolam/figures.json holds the figures as they are generated', () => {
  expect(readFileSync(new URL('../../src/components/kolam/figures.json', import.meta.url), 'utf8')).toBe(
    kolamFigures(),
  )
})
