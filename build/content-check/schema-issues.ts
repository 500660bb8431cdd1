// What the schema finds wrong, with misspelt names told by the name that was meant.
import type { z } from 'zod'
import { nearest } from '../nearest.ts'
import { type Path, valueAt } from './problem.ts'
import { fieldsAt } from './schema-fields.ts'

export type FieldProblem = { path: Path; message: string }

export function schemaIssues(schema: z.ZodType, value: unknown): FieldProblem[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  const all = issues.map((issue) => ({ issue, path: issue.path as Path }))
  const missing = all.map(({ path }) => path).filter((path) => valueAt(value, path) === undefined)
  const unknown = all.flatMap(({ issue, path }) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownName(key, path, fieldsAt(schema, path), missing))
      : [],
  )
  // A misspelt name explains why the right one is missing: one mistake, one line.
  const explained = unknown.map(({ meant }) => String(meant))
  return [
    ...all
      .filter(({ issue, path }) => issue.code !== 'unrecognized_keys' && !explained.includes(String(path)))
      .map(({ issue, path }) => ({ path, message: issue.message })),
    ...unknown,
  ]
}

function unknownName(name: string, group: Path, known: string[], missing: readonly Path[]) {
  const wanted = known.filter((each) => missing.some((path) => String(path) === String([...group, each])))
  const better = nearest(name, wanted) ?? nearest(name, known)
  const hint = better ? `did you mean “${better}”?` : `the names here are ${known.join(', ')}`
  return {
    path: [...group, name],
    meant: better && wanted.includes(better) ? [...group, better] : undefined,
    message: `“${name}” is not a name that is known here; ${hint}`,
  }
}
