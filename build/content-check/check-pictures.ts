// What is wrong with the pictures that content/ names, and with those that the site asks for by fixed names.
import { existsSync } from 'node:fs'
import { pictureProblem } from '../pictures/check-original.ts'
import { fixedPictureProblems } from '../pictures/fixed-pictures.ts'
import type { ReadFile } from './check-content.ts'
import { jsonSchemas, schemaAt } from './json-schemas.ts'
import { type Problem, textsIn } from './problem.ts'

export async function contentPictureProblems(files: readonly ReadFile[], art: string): Promise<Problem[]> {
  if (!existsSync(art)) {
    const message = 'this directory is missing; bring it back with git checkout HEAD art'
    return [{ file: 'art', path: [], message }]
  }
  const named = files.flatMap(({ name: file, value, at }) =>
    textsIn(value).map(async ({ text: name, path }) => {
      const { pictureSlot: slot, pattern = '' } = schemaAt(jsonSchemas[file], path)
      if (!slot || !new RegExp(pattern).test(name)) return []
      const problem = await pictureProblem({ name, slot }, art)
      return problem ? [at({ path, ...problem })] : []
    }),
  )
  return [...(await Promise.all(named)).flat(), ...(await fixedPictureProblems(art))]
}
