// The edits that the page sends, and the files that it is shown. The page uses this too, so it has no code of Node.
import type { Path } from '#check/field-path.ts'
import type { Value } from '../api-types.ts'

/** The path of a field, such as ['products', '#5f3a', 'title']. List items have ids, which stay when items are moved. */
export type ItemPath = readonly string[]

export const keyOf = (path: ItemPath) => path.join('/')
export const pathOf = (key: string): ItemPath => (key === '' ? [] : key.split('/'))

export const isItemId = (step: string) => step.startsWith('#')
export const newItemId = () => `#${crypto.randomUUID().slice(0, 8)}`

/** Says whether `path` is the same as `other`, or leads to a group or item that contains it. */
export const isWithin = (path: ItemPath, other: ItemPath) => `${keyOf(path)}/`.startsWith(`${keyOf(other)}/`)

/** The ids of the items of each list, by the list's key, in the order in which they are shown. */
export type Lists = Readonly<Record<string, readonly string[]>>

type ItemEdit = { file: string; list: ItemPath; item: string }

export type Edit =
  /** `before` is the value that the page showed. */
  | { kind: 'set'; file: string; path: ItemPath; value: string; before: string }
  /** The page chooses the id, so that it can go on with the item before the answer. Without `after` it is the first. */
  | (ItemEdit & { kind: 'insert'; value: Value; after?: string | undefined })
  | (ItemEdit & { kind: 'move'; after?: string | undefined })
  | (ItemEdit & { kind: 'remove' })
  /** The owner's choice in a conflict: the words that are typed here, or those that are saved. */
  | { kind: 'keepMine'; file: string; path: ItemPath }
  | { kind: 'takeTheirs'; file: string; path: ItemPath }

/** The edits of one step of undo. */
export type EditRequest = {
  /** By its id, a request that is sent again because its answer was lost is not done twice. */
  id: string
  /** Requests with the same run, such as the keys that are typed in a field, are one step together. */
  run?: string | undefined
  edits: readonly Edit[]
}

/** The field, or list, that an edit is about. */
export const targetOf = (edit: Edit): Target => ({
  file: edit.file,
  path: 'path' in edit ? edit.path : edit.kind === 'remove' ? edit.list : [...edit.list, edit.item],
})
export type Target = { file: string; path: ItemPath }

/** One file of content/ as the page shows it: the saved words with all drafts. */
export type ShownFile = {
  value: Value
  lists: Lists
  /** The keys of fields and items that are not saved, because something in them is not right yet. */
  drafts: readonly string[]
  /** The saved words of the fields that are drafts, which go online until the drafts are right. */
  saved: Readonly<Record<string, string>>
  /** Fields that were changed both here and elsewhere, with the words that are saved. */
  conflicts: Readonly<Record<string, string>>
  /** False if the file is missing, or was changed by hand into something that cannot be read. */
  isReadable: boolean
}

/** Returns the place of a field in the shown value, or undefined if one of its items is no longer there. */
export function indexPathOf(
  lists: Lists,
  path: ItemPath,
  isCounted = (_id: string) => true,
): Path | undefined {
  const steps: (string | number)[] = []
  for (const [depth, step] of path.entries()) {
    const index = (lists[keyOf(path.slice(0, depth))] ?? []).filter(isCounted).indexOf(step)
    if (isItemId(step) && index < 0) return undefined
    steps.push(isItemId(step) ? index : step)
  }
  return steps
}

/** Returns the field at a place in the shown value. */
export function itemPathOf(lists: Lists, path: Path, isCounted = (_id: string) => true): ItemPath {
  const steps: string[] = []
  for (const step of path) {
    const ids = (lists[keyOf(steps)] ?? []).filter(isCounted)
    steps.push(typeof step === 'string' ? step : (ids[step] ?? `#${step}`))
  }
  return steps
}

/** Returns the order of a list after one of its items was inserted, moved or removed. */
export function orderAfter(ids: readonly string[], edit: Extract<Edit, ItemEdit>): readonly string[] {
  const others = ids.filter((id) => id !== edit.item)
  if (edit.kind === 'remove') return others
  const at = edit.after === undefined ? 0 : others.indexOf(edit.after) + 1
  // The item that it was to follow may have been removed in another window.
  const isGone = edit.after !== undefined && at === 0
  return others.toSpliced(isGone ? others.length : at, 0, edit.item)
}

/** Returns a copy of a value with another one at a place in it. Missing groups on the way are made. */
export function withValueAt(value: Value, path: Path, inner: Value): Value {
  const [step, ...rest] = path
  if (step === undefined) return inner
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? (value as readonly Value[]) : []
    return list.with(step, withValueAt(list[step], rest, inner))
  }
  const group = typeof value === 'object' && !Array.isArray(value) ? value : {}
  return { ...group, [step]: withValueAt((group as Record<string, Value>)[step], rest, inner) }
}
