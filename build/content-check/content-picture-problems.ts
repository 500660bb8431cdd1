// What is wrong with the pictures that content/ names, and with those that the site asks for by fixed names.
import { existsSync } from 'node:fs'
import { fixedPictureProblems } from '../pictures/fixed-pictures.ts'
import { pictureProblem } from '../pictures/picture-problems.ts'
import type { ReadFile } from './check-content.ts'
import type { PictureName } from './fields.ts'
import { jsonSchemas } from './json-schemas.ts'
import { type Path, type Problem, valueAt } from './problem.ts'
import type { JsonSchema } from './schema.ts'

export async function contentPictureProblems(
  files: readonly ReadFile[],
  art: string,
): Promise<{ problems: Problem[]; warnings: Problem[] }> {
  if (!existsSync(art)) {
    const message = 'this directory is missing; bring it back with git checkout art'
    return { problems: [{ file: 'art', path: [], message }], warnings: [] }
  }
  const named = files.flatMap(({ name, value, at }) =>
    namedPictures(jsonSchemas[name], value).map(async ({ path, ...request }) => {
      const found = await pictureProblem(request, art)
      return found ? [{ ...at({ path, message: found.message }), isWarning: found.isWarning }] : []
    }),
  )
  const all = [...(await Promise.all(named)).flat(), ...(await fixedPictureProblems(art))]
  return {
    problems: all.filter(({ isWarning }) => !isWarning),
    warnings: all.filter(({ isWarning }) => isWarning),
  }
}

/** The pictures that a file names, also where other fields are wrong. */
function namedPictures(
  schema: JsonSchema,
  value: unknown,
  path: Path = [],
): (PictureName & { path: Path })[] {
  const { pictureSlot: slot, pattern = '', properties = {}, items } = schema
  if (slot) {
    const isName = typeof value === 'string' && new RegExp(pattern).test(value)
    return isName ? [{ name: value, slot, path }] : []
  }
  if (items && Array.isArray(value)) {
    return value.flatMap((item, index) => namedPictures(items, item, [...path, index]))
  }
  return Object.entries(properties).flatMap(([key, field]) =>
    namedPictures(field, valueAt(value, [key]), [...path, key]),
  )
}
