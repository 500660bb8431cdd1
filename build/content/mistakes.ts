// What the schema finds wrong, as lines for the owner: where it is, what is wrong, and what to write.
import type { z } from 'zod'
import { nearest } from '../nearest.ts'
import { type Path, placeOf, valueAt } from './place.ts'
import { keysAt } from './schema-walk.ts'

type Issue = z.core.$ZodIssue
type UnknownName = { path: Path; name: string; meant: string | undefined; known: string[] }

export function mistakesIn(file: string, schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  const { issues } = result.error
  const isMissing = (path: Path) => valueAt(value, path) === undefined
  const unknown = issues.flatMap((issue) => unknownNames(issue, schema, isMissing))
  // A misspelt name explains why the right one is missing: one mistake, one line.
  const explained = new Set(unknown.map(({ path, meant }) => placeOf(file, [...path, String(meant)])))
  return [
    ...issues
      .filter((issue) => issue.code !== 'unrecognized_keys')
      .filter(({ path }) => !(isMissing(path) && explained.has(placeOf(file, path))))
      .map((issue) => `${placeOf(file, issue.path)}: ${sentence(issue, value, schema)}`),
    ...unknown.map((each) => `${placeOf(file, [...each.path, each.name])}: ${hint(each)}`),
  ]
}

function unknownNames(issue: Issue, schema: z.ZodType, isMissing: (path: Path) => boolean): UnknownName[] {
  if (issue.code !== 'unrecognized_keys') return []
  const { path } = issue
  const known = keysAt(schema, path)
  const wanted = known.filter((name) => isMissing([...path, name]))
  return issue.keys.map((name) => ({
    path,
    name,
    known,
    meant: nearest(name, wanted) ?? nearest(name, known),
  }))
}

function hint({ name, meant, known }: UnknownName): string {
  const help = meant ? `did you mean “${meant}”?` : `the names here are ${known.join(', ')}`
  return `“${name}” is not a name that this place knows; ${help}`
}

function sentence(issue: Issue, value: unknown, schema: z.ZodType): string {
  const given = valueAt(value, issue.path)
  const wish = issue.code === 'invalid_type' ? wishOf(issue, given, schema) : issue.message
  return given === undefined ? `this is missing: ${wish}` : wish
}

function wishOf(issue: z.core.$ZodIssueInvalidType, given: unknown, schema: z.ZodType): string {
  if (issue.expected === 'object') {
    const names = keysAt(schema, issue.path).join(', ')
    return `write ${names} below it, each on a line of its own with a colon after it`
  }
  if (issue.expected !== 'string' || typeof given !== 'object') return issue.message
  return Array.isArray(given)
    ? 'words belong here, not a list: write them without a dash, on one line'
    : 'words belong here, not a group of names: if they hold a colon or braces, put straight "quotation marks" round the whole of them'
}
