// What is wrong with the pictures that content/ names.
import { basename } from 'node:path'
import { nearest } from '../nearest.ts'
import { type PictureProblem, pictureProblems } from '../pictures/problems.ts'
import { MOST_PIXELS } from '../pictures/render.ts'
import { pictureNames } from '../pictures/sources.ts'
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
  const isSmall = ({ kind }: { kind: string }) => kind === 'too-small'
  return {
    mistakes: lines.filter((line) => !isSmall(line)).map(({ line }) => line),
    warnings: lines.filter(isSmall).map(({ line }) => line),
  }
}

function sentence(problem: PictureProblem, names: readonly string[]): string {
  const { name } = problem
  if (problem.kind === 'missing') {
    const better = nearest(name, names)
    const help = better
      ? `did you mean “${better}”?`
      : `put ${name}.jpg, ${name}.png or ${name}.svg into art/`
    return `there is no picture “${name}” in art/; ${help}`
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
  return `${file} is ${problem.width} pixels wide and looks blurred here: take one of ${problem.wanted} pixels or more`
}

const inArt = (file: string) => `art/${basename(file)}`
