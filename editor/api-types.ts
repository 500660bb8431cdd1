// What the editor's server and page exchange. Types only.
import type { Path, Problem } from '../build/content-check/problem.ts'

export type { Path, Problem }

/** A text, an optional field that is empty, a list, or an item of a list. */
export type Value = string | undefined | readonly Value[] | { readonly [name: string]: Value }

/** The part of JSON Schema that our content uses. */
export type FieldSchema = {
  type?: string
  title?: string
  description?: string
  format?: string
  maxLength?: number
  minItems?: number
  maxItems?: number
  properties?: Record<string, FieldSchema>
  required?: string[]
  items?: FieldSchema
  /** Only for pictures: where it is shown. */
  pictureSlot?: string
}

/** One file of content/ and how to edit it. */
export type Form = { name: string; file: string; schema: FieldSchema }

/** A change of one value: a text, or a whole list. `before` guards against changes that happened meanwhile. */
export type Edit = { file: string; path: Path; before: Value; after: Value; step: number }

export type FileState = {
  value: Value
  /** False where the last changes are not in the file, because something is wrong with them. */
  isSaved: boolean
}

export type EditorState = {
  /** Grows with every change, so that an old answer is never taken for a new one. */
  version: number
  files: Record<string, FileState>
  problems: Problem[]
  warnings: Problem[]
  reminders: Problem[]
  canUndo: boolean
  canRedo: boolean
  /** What happened outside the editor, or could not be done. */
  notice: string
  /** The place of the last undo or redo. */
  place?: { file: string; path: Path }
}

export type PictureFile = { name: string; file: string; version: string }

/** One line of a change since the last publication. */
export type Change = { place: string; old?: string; current?: string; note?: string }

export type PublishOverview = { changes: Change[]; isFirst: boolean; unsaved: string[]; remarks: string[] }

export type PublishEvent =
  | { kind: 'progress'; text: string }
  | { kind: 'published'; text: string; git: string; canPush: boolean }
  | { kind: 'failed'; text: string; reasons: string[] }
