// What the schema finds wrong, as lines for the owner: where it is, what is wrong, and what to write.
import type { z } from 'zod'
import { nearest } from '../nearest.ts'
import { groupOf, type Path, placeOf, valueAt } from './place.ts'
import { keysAt } from './schema-walk.ts'

type Issue = z.core.$ZodIssue
type UnknownName = {
  path: Path
  name: string
  meant: string | undefined
  known: string[]
  /** The group that misses this very name. */
  home: Path | undefined
}

/** What people call things that are called otherwise here. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  x: 'twitter',
  fb: 'facebook',
  mail: 'email',
  tel: 'phone',
  telephone: 'phone',
  image: 'picture',
  photo: 'picture',
}

export function mistakesIn(file: string, schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value)
  if (result.success) return []
  const { issues } = result.error
  const isMissing = (path: Path) => valueAt(value, path) === undefined
  const missing = issues.map(({ path }) => path).filter(isMissing)
  const unknown = issues.flatMap((issue) => unknownNames(issue, schema, missing))
  // A misspelt or misplaced name explains why the right one is missing: one mistake, one line.
  const explained = new Set(
    unknown.map(({ path, name, meant, home }) =>
      placeOf(file, home ? [...home, name] : [...path, String(meant)]),
    ),
  )
  return [
    ...issues
      .filter((issue) => issue.code !== 'unrecognized_keys')
      .filter(({ path }) => !(isMissing(path) && explained.has(placeOf(file, path))))
      .map((issue) => `${placeOf(file, issue.path)}: ${sentence(issue, value, schema)}`),
    ...unknown.map((each) => `${placeOf(file, [...each.path, each.name])}: ${hint(each)}`),
  ]
}

function unknownNames(issue: Issue, schema: z.ZodType, missing: readonly Path[]): UnknownName[] {
  if (issue.code !== 'unrecognized_keys') return []
  const { path } = issue
  const known = keysAt(schema, path)
  const isMissingHere = (name: string) => missing.some((each) => isSame(each, [...path, name]))
  const wanted = known.filter(isMissingHere)
  return issue.keys.map((name) => {
    const other = known.find((each) => each === ALSO_CALLED[name.toLowerCase()])
    const meant = other ?? nearest(name, wanted) ?? nearest(name, known)
    const homes = missing.filter((each) => each.at(-1) === name).map((each) => each.slice(0, -1))
    return { path, name, known, meant, home: homes.length === 1 ? homes[0] : undefined }
  })
}

const isSame = (one: Path, other: Path) =>
  one.length === other.length && one.every((step, at) => step === other[at])

function hint({ name, meant, known, home }: UnknownName): string {
  if (home) {
    const there =
      home.length > 0 ? `below ${groupOf(home)}, into the column of the others there` : 'to the first column'
    return `“${name}” stands outside its group: move it ${there}`
  }
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
