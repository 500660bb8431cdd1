// Checks the pictures in art/: those that content/ names, and those that the site asks for by fixed names. It says what
// is wrong with each, and what to do.
import { basename, join } from 'node:path'
import { type PictureName, parsePicture, pictureSlots } from '#schema/picture-slots.ts'
import { type Inspect, whyUnusable } from '../pictures/inspect-picture.ts'
import { shownSize } from '../pictures/make-picture.ts'
import { isDrawing, originalsByName, pictureFiles } from '../pictures/originals.ts'
import { nameFrom } from '../pictures/picture-name.ts'
import type { ReadFile } from './check-content.ts'
import { pageNames } from './content-files.ts'
import { schemaAt, textsIn } from './field-path.ts'
import type { Finding, Problem } from './problem.ts'

type Originals = Awaited<ReturnType<typeof originalsByName>>

export const requiredPictures = ['favicon.svg', 'app-icon.svg', 'kolam-background.svg']

export async function pictureProblems(
  files: readonly ReadFile[],
  art: string,
  inspect: Inspect,
): Promise<Problem[]> {
  // An owner's own preview replaces the one that the build makes.
  const previews = (await pictureFiles(join(art, 'previews'))).map((file) => `previews/${file}`)
  const originals = await originalsByName(art)
  const problems = await Promise.all([
    ...files.flatMap((file) => namedProblems(file, originals, inspect)),
    ...[...requiredPictures, ...previews].map((file) => fixedProblems(file, art, inspect)),
  ])
  const isPage = (file: string) => pageNames.some((page) => page === nameFrom(file))
  const isIcon = (file: string) => requiredPictures.includes(`${nameFrom(file)}.svg`)
  const unused = [
    ...(await pictureFiles(art)).filter((file) => isIcon(file) && !isDrawing(file)),
    ...previews.filter((file) => !isPage(file)),
  ]
  return [...problems.flat(), ...unused.map(notShown)]
}

const notShown = (file: string): Problem => ({
  file: `art/${file}`,
  path: [],
  message: 'this picture is not shown: art/README.md says what it must be called',
  isWarning: true,
})

const namedProblems = ({ file, schema, value }: ReadFile, originals: Originals, inspect: Inspect) =>
  textsIn(value).map(async ({ text, path }) => {
    const { pictureSlot: slot, pattern = '' } = schemaAt(schema, path) ?? {}
    if (!slot || !new RegExp(pattern).test(text)) return []
    const problem = await namedProblem({ ...parsePicture(text), slot }, originals, inspect)
    return problem ? [{ file, path, ...problem }] : []
  })

async function namedProblem(
  { name, slot }: PictureName,
  originals: Originals,
  inspect: Inspect,
): Promise<Finding | undefined> {
  const files = originals.get(name) ?? []
  const [file] = files
  if (!file) {
    const advice = `put ${name}.jpg, ${name}.png or ${name}.svg there, or write the name of another`
    return { message: `there is no picture “${name}” in art/: ${advice}` }
  }
  const path = `art/${basename(file)}`
  // One photograph beside one drawing is fine: it replaces the drawing.
  const [, second] = files.filter((original) => isDrawing(original) === isDrawing(file))
  if (second) {
    return { message: `${path} and art/${basename(second)} have the same name: remove one of them` }
  }
  const unusable = await whyUnusable(file, inspect)
  if (unusable) return { message: `${path} ${unusable}` }
  if (isDrawing(file)) return undefined
  const size = shownSize(await inspect(file), slot)
  // Half of the largest width is pixel ratio 1. A smaller picture is blurred on every screen.
  const width = Math.ceil(Math.max(...pictureSlots[slot].widths) / 2)
  if (size.width >= width) return undefined
  const height = Math.ceil((width * size.height) / size.width)
  const message = `${path} is ${size.width} by ${size.height} pixels here and looks blurred: take one of ${width} by ${height} pixels or more`
  return { message, isWarning: true }
}

async function fixedProblems(file: string, art: string, inspect: Inspect): Promise<Problem[]> {
  const unusable = await whyUnusable(join(art, file), inspect)
  return unusable ? [{ file: `art/${file}`, path: [], message: `this ${unusable}` }] : []
}
