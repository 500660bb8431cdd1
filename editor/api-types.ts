// What the editor's server and page exchange. Types only.
import type { Path, Problem } from '../build/content-check/problem.ts'
import type { JsonSchema } from '../build/content-check/schema.ts'

export type { JsonSchema, Path, Problem }

/** A text, a list, or a group. A field that is not in the file is undefined. */
export type Value = string | undefined | readonly Value[] | { readonly [name: string]: Value }

/** One file of content/ and how to edit it. */
export type Form = { name: string; file: string; schema: JsonSchema }

/**
 * A change of one value: a text, or a whole list. `before` guards against changes that happened meanwhile. Changes of
 * one field with the same `step` are undone together.
 */
export type Edit = { file: string; path: Path; before: Value; after: Value; step: number }

export type EditorState = {
  /** Changes with each change on disk, which the preview then shows. */
  revision: string
  /** `isSaved` is false where the last changes are not in the file, because something is wrong with them. */
  files: Record<string, { value: Value; isSaved: boolean }>
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

/** All that the page shows: the answer to each change, too. `base` is the path of the site. */
export type Content = EditorState & { forms: readonly Form[]; base: string }

/** A picture of art/. Its version changes with its content. */
export type PictureFile = { name: string; file: string; version: number }
export type Upload = { name: string } | { reason: string }

/** What a publication would change, in sentences. */
export type PublishOverview = { canPublish: boolean; summary: string; changes: string[]; remarks: string[] }

/** What came of a command, a publication or a push, line by line. */
export type Outcome = { isGood: boolean; lines: string[]; canPush?: boolean }
