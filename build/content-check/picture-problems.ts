// What is wrong with the pictures that content/ names.
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { nearest } from '../nearest.ts'
import { type PictureProblem, pictureProblems } from '../pictures/problems.ts'
import { MOST_PIXELS } from '../pictures/render.ts'
import { type Overlooked, pictureNames } from '../pictures/sources.ts'
import { cacheByStamp, stampOf } from './art-cache.ts'
import type { Path, Problem } from './problem.ts'
import type { NamedPicture } from './schema-fields.ts'

type Named = NamedPicture & { at: (found: { path: Path; message: string }) => Problem }

const cached = cacheByStamp<PictureProblem[]>()

/** A picture that is small, or that another one hides, does not stop the build. */
const isWarning = ({ kind }: PictureProblem) => kind === 'too-small' || kind === 'overlooked'

export async function pictureProblemsIn(
  pictures: readonly Named[],
  art: string,
): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  // Without the directory every picture would be missing, and that is reported once.
  if (!existsSync(art)) return { problems: [], warnings: [] }
  const names = await pictureNames(art)
  const stamp = await stampOf(art)
  const found = pictures.map(async ({ name, place, ...picture }) => {
    const request = { name, place }
    const problems = await cached(stamp, `${place}/${name}`, () => pictureProblems([request], art))
    return problems.map((problem) => ({
      ...picture.at({ path: picture.path, message: sentence(problem, names) }),
      isWarning: isWarning(problem),
    }))
  })
  const all = (await Promise.all(found)).flat()
  const pick = (wanted: boolean) =>
    all.filter((each) => each.isWarning === wanted).map(({ isWarning: _, ...problem }) => problem)
  return { problems: pick(false), warnings: pick(true) }
}

function sentence(problem: PictureProblem, names: readonly string[]): string {
  if (problem.kind === 'missing') return missing(problem.name, problem.overlooked, names)
  if (problem.kind === 'overlooked') {
    const { file, way, to } = problem.overlooked
    const help = way === 'rename' ? `rename it to ${to}` : `save it as a JPEG, ${to}`
    return `art/${file} is not shown: ${help}, or remove it`
  }
  if (problem.kind === 'same-name') {
    return `${problem.files.map(inArt).join(' and ')} have the same name: remove one of them`
  }
  const file = inArt(problem.file)
  if (problem.kind === 'unreadable') return `${file} cannot be read: save it again as a JPEG, PNG or SVG`
  if (problem.kind === 'damaged') return `${file} is damaged: save it again, or take the original`
  if (problem.kind === 'too-large') {
    return `${file} has over ${MOST_PIXELS / 1_000_000} megapixels: save it smaller, 3000 pixels wide or so`
  }
  const { size, seen, wanted } = problem
  if (seen.width === size.width) {
    return `${file} is ${size.width} pixels wide and looks blurred here: take one of ${wanted} pixels or more`
  }
  const high = Math.ceil((wanted * seen.height) / seen.width)
  return `${file} is cut to ${seen.width} by ${seen.height} pixels here and looks blurred: take one of ${wanted} by ${high} pixels or more`
}

function missing(name: string, overlooked: Overlooked | undefined, names: readonly string[]): string {
  const none = `there is no picture “${name}” in art/`
  if (overlooked) {
    const { file, way, to } = overlooked
    return way === 'rename'
      ? `${none}; rename art/${file} to ${to}`
      : `${none} that browsers can show; save art/${file} as a JPEG, ${to}`
  }
  const better = nearest(name, names)
  return better
    ? `${none}; did you mean “${better}”?`
    : `${none}; put ${name}.jpg, ${name}.png or ${name}.svg into art/`
}

const inArt = (file: string) => `art/${basename(file)}`
