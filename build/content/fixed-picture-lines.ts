// What is wrong with the pictures that the site asks for by name.
import { basename, dirname, extname, posix } from 'node:path'
import { type FixedProblem, fixedProblems } from '../pictures/fixed.ts'
import type { PictureLines } from './picture-lines.ts'

export async function fixedPictureLines(art: string): Promise<PictureLines> {
  const problems = await fixedProblems(art)
  const isBeside = ({ kind }: FixedProblem) => kind === 'beside'
  return {
    mistakes: problems.filter((problem) => !isBeside(problem)).map(line),
    warnings: problems.filter(isBeside).map(line),
  }
}

function line(problem: FixedProblem): string {
  const { kind, file } = problem
  const place = posix.join('art', file)
  const back = `git checkout ${place}`
  if (kind === 'no-folder') return `${place}: this folder is missing; bring it back with ${back}`
  if (kind === 'missing') {
    const way = problem.instead ? `${wayFrom(problem.instead, file)}, or bring` : 'bring'
    return `${place}: this picture is missing; ${way} it back with ${back}`
  }
  if (kind === 'broken') {
    return `${place}: this cannot be read as ${formatOf(file)}; save it again, or bring the old one back with ${back}`
  }
  const other = posix.join('art', dirname(file), problem.instead)
  return `${other}: this picture is not shown; ${wayFrom(problem.instead, file)}, or remove it`
}

/** A camera or an editor likes capitals in the ending; anything else has to be saved anew. */
function wayFrom(present: string, file: string): string {
  const wanted = basename(file)
  return present.toLowerCase() === wanted
    ? `rename ${present} to ${wanted}`
    : `save ${present} as ${formatOf(file)}, ${wanted}`
}

const formatOf = (file: string) => (extname(file) === '.svg' ? 'an SVG' : 'a PNG')
