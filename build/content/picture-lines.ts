// What is wrong with the pictures that content/ names.
import { basename } from 'node:path'
import { nearest } from '../nearest.ts'
import { type PictureProblem, pictureProblems } from '../pictures/problems.ts'
import { MOST_PIXELS } from '../pictures/render.ts'
import { type Overlooked, pictureNames } from '../pictures/sources.ts'
import { placeOf } from './place.ts'
import type { PictureAt } from './schema-walk.ts'

type Named = PictureAt & { file: string }
export type PictureLines = { mistakes: string[]; warnings: string[] }

export async function pictureLines(pictures: readonly Named[], art: string): Promise<PictureLines> {
  const names = pictures.length > 0 ? await pictureNames(art) : []
  const problems = await Promise.all(pictures.map((picture) => pictureProblems([picture], art)))
  const lines = pictures.flatMap(({ file, path }, index) =>
    (problems[index] ?? []).map((problem) => ({
      kind: problem.kind,
      line: `${placeOf(file, path)}: ${sentence(problem, names)}`,
    })),
  )
  const isToWeigh = ({ kind }: { kind: string }) => kind === 'too-small' || kind === 'overlooked'
  return {
    mistakes: lines.filter((line) => !isToWeigh(line)).map(({ line }) => line),
    warnings: lines.filter(isToWeigh).map(({ line }) => line),
  }
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
