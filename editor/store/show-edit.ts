// Shows an edit in a window before the store has answered. The page uses this, so it has no code of Node.
import { valueAt } from '#check/field-path.ts'
import { asList, type Value } from '../api-types.ts'
import { type Edit, indexPathOf, keyOf, orderAfter, type ShownFile, withValueAt } from './edit.ts'

export type ShownFiles = Readonly<Record<string, ShownFile>>

export function withEdits(files: ShownFiles, edits: readonly Edit[]): ShownFiles {
  let shown = files
  for (const edit of edits) {
    const file = shown[edit.file]
    if (file) shown = { ...shown, [edit.file]: withEdit(file, edit) }
  }
  return shown
}

function withEdit(shown: ShownFile, edit: Edit): ShownFile {
  switch (edit.kind) {
    case 'set':
      return withText(shown, edit.path, edit.value)
    case 'keepMine':
    case 'takeTheirs': {
      const { [keyOf(edit.path)]: theirs, ...conflicts } = shown.conflicts
      const isTaken = edit.kind === 'takeTheirs' && theirs !== undefined
      return { ...(isTaken ? withText(shown, edit.path, theirs) : shown), conflicts }
    }
    default:
      return withItem(shown, edit)
  }
}

function withText(shown: ShownFile, path: readonly string[], text: string): ShownFile {
  const place = indexPathOf(shown.lists, path)
  return place ? { ...shown, value: withValueAt(shown.value, place, text) } : shown
}

function withItem(shown: ShownFile, edit: Extract<Edit, { item: string }>): ShownFile {
  const key = keyOf(edit.list)
  const ids = shown.lists[key] ?? []
  const place = indexPathOf(shown.lists, edit.list)
  const isThere = ids.includes(edit.item)
  if (!place || isThere === (edit.kind === 'insert')) return shown
  const items = asList(valueAt(shown.value, place) as Value)
  const values = new Map(ids.map((id, index) => [id, items[index]]))
  if (edit.kind === 'insert') values.set(edit.item, edit.value)
  const order = orderAfter(ids, edit)
  const list = order.map((id) => values.get(id))
  return {
    ...shown,
    value: withValueAt(shown.value, place, list),
    lists: { ...shown.lists, [key]: order },
  }
}
