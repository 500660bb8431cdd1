// What the editor's server and page exchange. Types only.
import type { Path, Problem } from '../build/content-check/problem.ts'
import type { JsonSchema } from '../build/content-check/schema.ts'

export type { JsonSchema, Path, Problem }

/** A text, a list, or a group. A field that is not in the file is undefined. */
export type Value = string | undefined | readonly Value[] | { readonly [name: string]: Value }

/** One file of content/ and how to edit it. The value includes changes that are not in the file yet. */
export type Form = { name: string; file: string; schema: JsonSchema; value: Value }

/**
 * A change of one value: a text, or a whole list. `before` guards against changes that happened meanwhile. Changes of
 * one field with the same `step` are undone together.
 */
export type Edit = { file: string; path: Path; before: Value; after: Value; step: number }

/** All that the page shows of the content: the answer to each change, too. */
export type EditorState = {
  /** Changes with each change on disk, which the preview then shows. */
  revision: string
  forms: Form[]
  pictures: PictureFile[]
  problems: Problem[]
  /** Includes the reminders of what to do before going live. */
  warnings: Problem[]
  canUndo: boolean
  canRedo: boolean
  /** What happened outside the editor, or could not be done. */
  notice: string
  /** The place of the last undo or redo. */
  place?: { file: string; path: Path } | undefined
}

/** A picture of art/. Its version changes with its content. */
export type PictureFile = { name: string; file: string; version: number }

/** What came of a command, a publication or a push, line by line. */
export type Outcome = { isGood: boolean; lines: string[]; canPush?: boolean }
