// The pictures that content/ does not choose: the site asks for them by these names, and in these formats only.
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import sharp from 'sharp'
import { schemas } from '#content/schema.ts'
import { isWhole } from './problems.ts'

/** A page is called in art/previews/ as in content/; these two are not pages that anybody shares. */
const WITHOUT_PREVIEW = ['practice', 'notFound']
const withPreview = Object.keys(schemas).filter((name) => !WITHOUT_PREVIEW.includes(name))

const fixedPictures: readonly string[] = [
  'favicon.svg',
  'app-icon.svg',
  'kolam-ground.svg',
  ...withPreview.map((page) => `previews/${page}.png`),
]

export type FixedProblem =
  | { kind: 'no-folder'; file: string }
  | { kind: 'missing'; file: string; instead: string | undefined }
  | { kind: 'broken'; file: string }
  /** It stands beside the one that is shown, and is not looked at. */
  | { kind: 'beside'; file: string; instead: string }

export async function fixedProblems(artFolder: string): Promise<FixedProblem[]> {
  if (!existsSync(artFolder)) return [{ kind: 'no-folder', file: '' }]
  const folders = [...new Set(fixedPictures.map((file) => dirname(file)))]
  const problems = folders.map(async (folder): Promise<FixedProblem[]> => {
    const present = await readdir(join(artFolder, folder)).catch(() => undefined)
    if (!present) return [{ kind: 'no-folder', file: folder }]
    const files = fixedPictures.filter((file) => dirname(file) === folder)
    return (await Promise.all(files.map((file) => problemsOf(file, present, artFolder)))).flat()
  })
  return (await Promise.all(problems)).flat()
}

async function problemsOf(file: string, present: string[], artFolder: string): Promise<FixedProblem[]> {
  const others = present.filter((each) => stemOf(each) === stemOf(file) && each !== basename(file)).sort()
  if (!present.includes(basename(file))) return [{ kind: 'missing', file, instead: others[0] }]
  const beside = others.map((instead) => ({ kind: 'beside' as const, file, instead }))
  return (await isGood(join(artFolder, file))) ? beside : [{ kind: 'broken', file }, ...beside]
}

const stemOf = (file: string) => basename(file, extname(file)).toLowerCase()

/** A JPEG that is only called .png would travel under a false name. */
async function isGood(path: string): Promise<boolean> {
  const found = await sharp(path)
    .metadata()
    .catch(() => undefined)
  return `.${found?.format}` === extname(path) && isWhole(path)
}
