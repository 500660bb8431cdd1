import { nearestWord } from '../nearest-word.ts'
import { jsonSchemas } from './json-schemas.ts'
import { type Path, schemaAt } from './path.ts'
import type { Found } from './problem.ts'
import { type FileName, schemas } from './schema.ts'

/** What the schema of a file refuses; for an unknown name, the nearest known one. */
export function schemaIssues(value: unknown, name: FileName): Found[] {
  const issues = schemas[name].safeParse(value).error?.issues ?? []
  return issues.flatMap((issue) => {
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
