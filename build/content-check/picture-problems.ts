// What is wrong with the pictures that content/ names, and with those that the site asks for by fixed names.
import { existsSync } from 'node:fs'
import { type FixedPictureProblem, fixedPictureProblems } from '../pictures/fixed-pictures.ts'
import { type PictureProblem, pictureProblem } from '../pictures/picture-check.ts'
import { cacheByStamp, stampOf } from './art-cache.ts'
import type { Path, Problem } from './problem.ts'
import type { NamedPicture } from './schema-fields.ts'

type Named = NamedPicture & { at: (found: { path: Path; message: string }) => Problem }
type Found = { problem: Problem; isWarning: boolean }

const cachedNamed = cacheByStamp<PictureProblem | undefined>()
const cachedFixed = cacheByStamp<FixedPictureProblem[]>()

export async function pictureProblemsIn(
  pictures: readonly Named[],
  art: string,
): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  if (!existsSync(art)) {
    const message = 'this directory is missing; bring it back with git checkout art'
    return { problems: [{ file: 'art', path: [], message }], warnings: [] }
  }
  const stamp = await stampOf(art)
  const named = pictures.map(async ({ at, path, ...request }): Promise<Found[]> => {
    const key = `${request.place}/${request.name}`
    const found = await cachedNamed(stamp, key, () => pictureProblem(request, art))
    return found ? [{ problem: at({ path, message: found.message }), isWarning: found.isWarning }] : []
  })
  const found = await cachedFixed(stamp, '', () => fixedPictureProblems(art))
  const fixed = found.map(({ file, message, isWarning }) => ({
    problem: { file, path: [], message },
    isWarning,
  }))
  const all = [...(await Promise.all(named)).flat(), ...fixed]
  return {
    problems: all.filter(({ isWarning }) => !isWarning).map(({ problem }) => problem),
    warnings: all.filter(({ isWarning }) => isWarning).map(({ problem }) => problem),
  }
}
