// What is wrong with the pictures that the site asks for by fixed names.
import { basename, dirname, extname, posix } from 'node:path'
import { type FixedProblem, fixedProblems } from '../pictures/fixed.ts'
import { cacheByStamp, stampOf } from './art-cache.ts'
import type { Problem } from './problem.ts'

const cached = cacheByStamp<FixedProblem[]>()

export async function fixedPictureProblems(
  art: string,
): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  const all = await cached(await stampOf(art), '', () => fixedProblems(art))
  const isUnused = ({ kind }: FixedProblem) => kind === 'beside'
  return {
    problems: all.filter((problem) => !isUnused(problem)).map(told),
    warnings: all.filter(isUnused).map(told),
  }
}

function told(problem: FixedProblem): Problem {
  const { kind } = problem
  const place = posix.join('art', problem.file)
  const restore = `bring it back with git checkout ${place}`
  const at = (message: string, file = place) => ({ file, path: [], message })
  if (kind === 'no-folder') return at(`this directory is missing; ${restore}`)
  if (kind === 'missing') {
    const help = problem.instead ? `${replacement(problem.instead, problem.file)}, or ${restore}` : restore
    return at(`this picture is missing; ${help}`)
  }
  if (kind === 'broken') {
    return at(`this cannot be read as ${formatOf(problem.file)}; save it again, or ${restore}`)
  }
  const unused = posix.join('art', dirname(problem.file), problem.instead)
  return at(`this picture is not shown; ${replacement(problem.instead, problem.file)}, or remove it`, unused)
}

/** A name in capitals is renamed; another format has to be saved again. */
function replacement(present: string, file: string): string {
  const wanted = basename(file)
  return present.toLowerCase() === wanted
    ? `rename ${present} to ${wanted}`
    : `save ${present} as ${formatOf(file)}, ${wanted}`
}

const formatOf = (file: string) => (extname(file) === '.svg' ? 'an SVG' : 'a PNG')
