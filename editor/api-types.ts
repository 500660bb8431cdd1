// What the editor's server and page exchange.

import type { Path } from '../build/content-check/path.ts'
import type { Problem } from '../build/content-check/problem.ts'
import type { JsonSchema } from '../build/content-check/schema.ts'

export type { JsonSchema, Path, Problem }

/** A text, a list, or a group. A field that is not in the file is undefined. */
export type Value = string | undefined | List | { readonly [name: string]: Value }
export type List = readonly Value[]
export const asList = (value: Value): List => (Array.isArray(value) ? value : [])

/** A field of a file; also the id of its control in the form. */
export const fieldId = (file: string, path: Path) => [file, ...path].join('/')

/** A change of one value: a text, or a whole list. `before` guards against changes that happened meanwhile. */
export type Change = { file: string; path: Path; before: Value; after: Value }
/** Changes with the same `step` are undone together. */
export type Edit = Change & { step: number }

/** Photographs from phones have up to 15 MB. A long text gets as far as the check, which says how to shorten it. */
export const MAX_REQUEST_BYTES = 30_000_000

/** What came of a command, or what can be done: a sentence, then more lines. */
export type CommandResult = {
  isOk: boolean
  lines: string[]
  canPublish?: boolean
  canPush?: boolean
  /** Warnings of the check. */
  remarks?: string[]
}
