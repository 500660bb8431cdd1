// The pictures that content/ does not choose, because the site asks for them by fixed names.
import { readdir } from 'node:fs/promises'
import { join, parse } from 'node:path'
import type { Problem } from '../content-check/problem.ts'
import { type FileName, schemas } from '../content-check/schema.ts'
import { unusableBecause } from './check-original.ts'

export const requiredPictures = ['favicon.svg', 'app-icon.svg', 'kolam-ground.svg']

/** All but practice, which is no page, and notFound, which search engines do not list. */
const hasPreview = (name: string): name is Exclude<FileName, 'practice' | 'notFound'> =>
  !['practice', 'notFound'].includes(name)
export const pagesWithPreview = Object.keys(schemas).filter(hasPreview)

const problem = (file: string, message: string, isWarning = false): Problem[] => [
  { file: `art/${file}`, path: [], message, isWarning },
]

export async function fixedPictureProblems(art: string): Promise<Problem[]> {
  const files = await readdir(art)
  // An owner's own preview, in any format that a picture may have, replaces the generated one.
  const previews = await readdir(join(art, 'previews')).catch(() => [])
  const problems = await Promise.all([
    ...requiredPictures.map((file) => requiredProblem(file, files, art)),
    ...previews.filter((name) => !name.startsWith('.')).map((name) => previewProblem(name, art)),
  ])
  return problems.flat()
}

async function requiredProblem(file: string, files: readonly string[], art: string) {
  const { name } = parse(file)
  const other = files.find((each) => each !== file && parse(each).name.toLowerCase() === name)
  const restore = `bring it back with git checkout HEAD art/${file}`
  if (!files.includes(file)) {
    return problem(file, `this picture is missing; ${other ? `save ${other} as ${file}, or ` : ''}${restore}`)
  }
  const unusable = await unusableBecause(join(art, file))
  if (unusable) return problem(file, `this ${unusable}, or ${restore}`)
  return other
    ? problem(other, `this picture is not shown; save it as an SVG, ${file}, or remove it`, true)
    : []
}

async function previewProblem(name: string, art: string) {
  const file = `previews/${name}`
  if (!pagesWithPreview.some((page) => page === parse(name).name)) {
    const names = pagesWithPreview.map((page) => `${page}.png`).join(', ')
    return problem(file, `this is not shown, because no page has this name: ${names}`, true)
  }
  const unusable = await unusableBecause(join(art, file))
  return unusable ? problem(file, `this ${unusable}, or remove it`) : []
}
