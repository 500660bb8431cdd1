// Merges changes that were made elsewhere into the state of a file: by hand, by another program, or by another person.
import { itemName, valueAt } from '#check/field-path.ts'
import { asList, type List, type Value } from '../api-types.ts'
import { type Edit, type ItemPath, indexPathOf, keyOf, newItemId, pathOf } from './edit.ts'
import { editsBetween } from './edits-between.ts'
import { type FileState, isSavedItem, savedAt, shownValue, withEdit } from './file-state.ts'
import { isSame, readValue } from './yaml-edit.ts'

/** Returns the state after the text was changed elsewhere. Items keep their ids, and drafts their places. */
export function withText(state: FileState, text: string): FileState {
  const before = readValue(state.text)
  const lists: Record<string, readonly string[]> = {}
  const adopted = new Set<string>()

  function visit(value: Value, old: Value, path: ItemPath): void {
    if (Array.isArray(value)) {
      const key = keyOf(path)
      const shown = state.lists[key] ?? []
      const ids = idsOf(asList(value), asList(old), shown)
      for (const id of ids) if (id in state.items) adopted.add(id)
      lists[key] = withDraftItems(ids, shown, (id) => id in state.items && !adopted.has(id))
      const oldIds = shown.filter(isSavedItem(state))
      for (const [index, id] of ids.entries()) {
        visit((value as List)[index], asList(old)[oldIds.indexOf(id)], [...path, id])
      }
    } else if (typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        visit(inner, valueAt(old, [name]) as Value, [...path, name])
      }
    }
  }

  /** Gives each saved item the id of the item that it was: of the same value, of the same name, or at the same place. */
  function idsOf(items: List, old: List, shown: readonly string[]): string[] {
    const saved = shown.filter(isSavedItem(state))
    const ids: (string | undefined)[] = items.map(() => undefined)
    const free = new Map(saved.map((id, index) => [id, old[index]] as const))
    function adopt(isIt: (item: Value, other: Value, index: number, id: string) => boolean) {
      for (const [index, item] of items.entries()) {
        const found = ids[index] ?? [...free].find(([id, other]) => isIt(item, other, index, id))?.[0]
        ids[index] = found
        if (found) free.delete(found)
      }
    }
    adopt((item, other, index, id) => isSame(item, other) && saved[index] === id)
    adopt((item, other) => isSame(item, other))
    for (const id of shown) if (id in state.items) free.set(id, state.items[id])
    adopt((item, other) => isSame(item, other))
    for (const id of shown) if (id in state.items) free.delete(id)
    adopt((item, other) => isSame(itemName(item), itemName(other)))
    if (items.length === old.length) adopt((_item, _other, index, id) => saved[index] === id)
    return ids.map((id) => id ?? newItemId())
  }

  visit(readValue(text), before, [])
  for (const [key, ids] of Object.entries(state.lists)) {
    const drafts = ids.filter((id) => id in state.items && !adopted.has(id))
    const isShown = indexPathOf(lists, pathOf(key)) !== undefined
    if (!(key in lists) && isShown && drafts.length > 0) lists[key] = drafts
  }
  const next = { text, lists, items: {}, fields: {} } satisfies FileState
  const items = Object.entries(state.items).filter(([id]) => !adopted.has(id))
  const withItems: FileState = { ...next, items: Object.fromEntries(items) }
  const fields = Object.entries(state.fields).filter(([key, draft]) => {
    const saved = savedAt(withItems, pathOf(key))
    return saved !== undefined && saved !== draft.value
  })
  return { ...withItems, fields: Object.fromEntries(fields) }
}

/** Puts each draft item after the item that it followed before. */
function withDraftItems(ids: readonly string[], shown: readonly string[], isDraft: (id: string) => boolean) {
  return shown.reduce((order, id, index) => {
    if (!isDraft(id)) return order
    const before = shown.slice(0, index).findLast((each) => order.includes(each))
    return order.toSpliced(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }, ids)
}

/**
 * Merges a change from elsewhere: `base`, from which the words here were made, became `theirs`. The state has the changes
 * of both. If both have changed a field, the words from here become a draft that conflicts with those from elsewhere.
 */
export function mergedWith(file: string, state: FileState, base: string, theirs: string): FileState {
  const from = withText(withoutDrafts(state), base)
  const value = shownValue(state)
  let merged = withText(from, theirs)
  for (const edit of editsBetween(file, from, state)) {
    const next = withEdit(merged, edit)
    merged = next ?? withItemsOf(merged, edit, state, value)
  }
  return merged
}

/** Keeps an item that was removed elsewhere and changed here. */
function withItemsOf(merged: FileState, edit: Edit, state: FileState, value: Value): FileState {
  const path = 'path' in edit ? edit.path : [...edit.list, edit.item]
  const depth = path.findIndex(
    (_, index) => indexPathOf(merged.lists, path.slice(0, index + 1)) === undefined,
  )
  const item = path[depth]
  const place = indexPathOf(state.lists, path.slice(0, depth + 1))
  if (item === undefined || !place) return merged
  const list = path.slice(0, depth)
  const ids = state.lists[keyOf(list)] ?? []
  const after = ids[ids.indexOf(item) - 1]
  const inserted = valueAt(value, place) as Value
  return withEdit(merged, { kind: 'insert', file: edit.file, list, item, value: inserted, after }) ?? merged
}

function withoutDrafts(state: FileState): FileState {
  const isKept = isSavedItem(state)
  const lists = Object.entries(state.lists).map(([key, ids]) => [key, ids.filter(isKept)])
  return { text: state.text, lists: Object.fromEntries(lists), items: {}, fields: {} }
}
