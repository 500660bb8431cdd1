// The pictures that content/ does not choose, because the site asks for them by fixed names.
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { type Checked, schemas } from '../content-check/schema.ts'
import { type PictureProblem, unusableBecause } from './picture-check.ts'

const REQUIRED = ['favicon.svg', 'app-icon.svg', 'kolam-ground.svg']

/** The content files that are no page, and the page that nobody shares. */
type Page = Exclude<keyof Checked, 'practice' | 'notFound'>
const isShared = (name: string): name is Page => !['practice', 'notFound'].includes(name)
export const pagesWithPreview = Object.keys(schemas).filter(isShared)

export type FixedPictureProblem = PictureProblem & { file: string }

export async function fixedPictureProblems(art: string): Promise<FixedPictureProblem[]> {
  const problems = await Promise.all([
    ...REQUIRED.map((file) => requiredProblem(file, art)),
    previewProblems(art),
  ])
  return problems.flat()
}

async function requiredProblem(file: string, art: string): Promise<FixedPictureProblem[]> {
  const present = await readdir(art)
  const [other] = present.filter(
    (each) => each !== file && parse(each).name.toLowerCase() === parse(file).name,
  )
  const rename =
    other?.toLowerCase() === file ? `rename ${other} to ${file}` : `save ${other} as an SVG, ${file}`
  const restore = `bring it back with git checkout art/${file}`
  const mistake = (message: string) => [{ file: `art/${file}`, message, isWarning: false }]
  if (!present.includes(file)) {
    return mistake(`this picture is missing; ${other ? `${rename}, or ` : ''}${restore}`)
  }
  const unusable = await unusableBecause(join(art, file))
  if (unusable) return mistake(`this ${unusable}, or ${restore}`)
  const message = `this picture is not shown; ${rename}, or remove it`
  return other ? [{ file: `art/${other}`, message, isWarning: true }] : []
}

/** An owner's own preview, in any format that a picture may have, replaces the generated one. */
async function previewProblems(art: string): Promise<FixedPictureProblem[]> {
  const directory = join(art, 'previews')
  const files = existsSync(directory)
    ? (await readdir(directory)).filter((file) => !file.startsWith('.'))
    : []
  const problems = files.map(async (name): Promise<FixedPictureProblem[]> => {
    const file = `art/previews/${name}`
    if (!pagesWithPreview.some((page) => page === parse(name).name)) {
      const names = pagesWithPreview.map((page) => `${page}.png`).join(', ')
      return [
        { file, message: `this is not shown, because no page has this name: ${names}`, isWarning: true },
      ]
    }
    const unusable = await unusableBecause(join(directory, name))
    return unusable ? [{ file, message: `this ${unusable}, or remove it`, isWarning: false }] : []
  })
  return (await Promise.all(problems)).flat()
}
