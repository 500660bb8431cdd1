// Reads content/ and checks it. Every mistake becomes one line that says where it is and how to mend it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { type Checked, schemas } from '#content/schema.ts'
import { nearest } from './nearest.ts'

export class ContentProblems extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

export const contentFiles = Object.keys(schemas) as (keyof typeof schemas)[]

export const fileOf = (name: string) =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`

export async function readContent(folder: string): Promise<Checked> {
  const checked = await Promise.all(contentFiles.map((name) => readOne(folder, name)))
  const lines = checked.flatMap((file) => file.lines)
  if (lines.length > 0) throw new ContentProblems(lines)
  return Object.fromEntries(checked.map((file) => [file.name, file.data])) as Checked
}

async function readOne(folder: string, name: keyof typeof schemas) {
  const label = `content/${fileOf(name)}`
  const text = await readFile(join(folder, fileOf(name)), 'utf8').catch(() => undefined)
  if (text === undefined) return { name, lines: [`${label}: this file is missing`] }
  const document = parseDocument(text, { prettyErrors: true })
  const broken = document.errors[0]
  if (broken)
    return { name, lines: [`${label} › line ${broken.linePos?.[0].line ?? 1}: ${plainly(broken.message)}`] }
  const result = schemas[name].safeParse(document.toJS())
  if (result.success) return { name, lines: [], data: result.data }
  return { name, lines: result.error.issues.flatMap((issue) => issueLines(label, issue, schemas[name])) }
}

function plainly(message: string): string {
  const first = message
    .split('\n')[0]
    ?.replace(/ at line .*$/, '')
    .replace(/:$/, '')
  return `this line cannot be read (${first}); words with a colon or a # in them need "quotation marks"`
}

function issueLines(label: string, issue: z.core.$ZodIssue, schema: z.ZodType): string[] {
  const place = [
    label,
    ...issue.path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : String(step))),
  ]
  if (issue.code !== 'unrecognized_keys') return [`${place.join(' › ')}: ${issue.message}`]
  const known = keysAt(schema, issue.path)
  return issue.keys.map((key) => {
    const better = nearest(key, known)
    const hint = better ? `did you mean “${better}”?` : `the names here are ${known.join(', ')}`
    return `${[...place, key].join(' › ')}: “${key}” is not a name that this place knows; ${hint}`
  })
}

/** The names that the object at this path may have, so that a misspelt one can be mended. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let here: unknown = schema
  for (const step of path) {
    here = unwrapped(here)
    const { shape, element } = here as { shape?: Record<PropertyKey, unknown>; element?: unknown }
    here = typeof step === 'number' ? element : shape?.[step]
  }
  return Object.keys((unwrapped(here) as { shape?: object }).shape ?? {})
}

/** Transforms and optionals stand round the schema that knows the names. */
function unwrapped(schema: unknown): unknown {
  const { def } = schema as { def?: { in?: unknown; innerType?: unknown } }
  const inner = def?.in ?? def?.innerType
  return inner ? unwrapped(inner) : schema
}
