import { nearestWord } from '../nearest-word.ts'
import type { FileName } from './content-types.ts'
import { type Path, schemaAt } from './path.ts'
import type { Found } from './problem.ts'
import { jsonSchemas, schemas } from './schemas.ts'

/** What the schema of a file refuses; for an unknown name, the nearest known one. */
export function schemaIssues(value: unknown, name: FileName): Found[] {
  const issues = schemas[name].safeParse(value).error?.issues ?? []
  const wrongTypes = issues.filter(({ code }) => code === 'invalid_type')
  // For a text in place of a list, zod also reports its length.
  const isFollowUp = (issue: (typeof issues)[number]) =>
    !wrongTypes.includes(issue) && wrongTypes.some(({ path }) => String(path) === String(issue.path))
  return issues.flatMap((issue) => {
    if (isFollowUp(issue)) return []
    const path = issue.path as Path
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }]
    const known = Object.keys(schemaAt(jsonSchemas[name], path)?.properties ?? {})
    return issue.keys.map((key) => ({ path: [...path, key], message: unknownName(key, known) }))
  })
}

function unknownName(name: string, known: readonly string[]): string {
  const better = nearestWord(name, known)
  const hint = better ? `did you mean “${better}”?` : `the names here are ${known.join(', ')}`
  return `“${name}” is not a name that is known here; ${hint}`
}
