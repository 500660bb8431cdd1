// The state of one file of content/ with its drafts, and the merge of changes by hand. The functions are pure, and each
// returns the next state.
import { itemName, type Path, valueAt } from '#check/field-path.ts'
import { asList, type List, type Value } from '../api-types.ts'
import {
  type Edit,
  type ItemPath,
  indexPathOf,
  isWithin,
  itemPathOf,
  keyOf,
  type Lists,
  newItemId,
  orderAfter,
  pathOf,
  withValueAt,
} from './edit.ts'
import { isSame, readValue, withValue } from './yaml-edit.ts'

/** `saved` is the saved value when the draft began. If another is saved now, both are shown and the owner chooses. */
type DraftField = { value: string; saved: string }

export type FileState = {
  /** The saved text, byte for byte. */
  text: string
  /** The order of all lists, including draft items. */
  lists: Lists
  /** New items that are not saved yet, by their ids. */
  items: Readonly<Record<string, Value>>
  /** Fields of saved items and groups that are not saved yet, by their keys. */
  fields: Readonly<Record<string, DraftField>>
}

export const EMPTY_FILE: FileState = { text: '', lists: {}, items: {}, fields: {} }

const isSavedItem = (state: FileState) => (id: string) => !(id in state.items)
const draftItemIn = (state: FileState, path: ItemPath) => path.findIndex((step) => step in state.items)
const textAt = (value: Value, path: Path) => {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : ''
}

/** Returns the saved words of a field, or `undefined` if its item is not saved. */
export function savedAt(state: FileState, path: ItemPath): string | undefined {
  const place = indexPathOf(state.lists, path, isSavedItem(state))
  return place && textAt(readValue(state.text), place)
}

export const conflictsIn = (state: FileState): Record<string, string> =>
  Object.fromEntries(
    Object.entries(state.fields).flatMap(([key, draft]) => {
      const saved = savedAt(state, pathOf(key))
      return saved !== undefined && saved !== draft.saved && saved !== draft.value ? [[key, saved]] : []
    }),
  )

/** Returns the paths of all drafts: fields, and new items. */
export function draftsIn(state: FileState): ItemPath[] {
  const items = Object.entries(state.lists).flatMap(([key, ids]) =>
    ids.filter((id) => id in state.items).map((id) => [...pathOf(key), id]),
  )
  return [...Object.keys(state.fields).map(pathOf), ...items]
}

/** Returns the text of the file with the drafts for which `isChosen` is true. */
export function textWith(state: FileState, isChosen: (path: ItemPath) => boolean): string {
  let { text } = state
  for (const [key, { value }] of Object.entries(state.fields)) {
    const place = isChosen(pathOf(key))
      ? indexPathOf(state.lists, pathOf(key), isSavedItem(state))
      : undefined
    if (place) text = withValue(text, place, value || undefined)
  }
  for (const [key, ids] of Object.entries(state.lists)) {
    const isShown = (id: string) => !(id in state.items) || isChosen([...pathOf(key), id])
    const shown = ids.filter(isShown)
    const place = indexPathOf(state.lists, pathOf(key), isShown)
    if (!place || !shown.some((id) => id in state.items)) continue
    text = withValue(text, place, itemsOf(state, text, key, place, shown))
  }
  return text
}

/** Returns the values of the items of a list, saved or not. */
function itemsOf(state: FileState, text: string, key: string, place: Path, ids: readonly string[]): List {
  const saved = asList(valueAt(readValue(text), place) as Value)
  const savedIds = (state.lists[key] ?? []).filter(isSavedItem(state))
  return ids.map((id) => (id in state.items ? state.items[id] : saved[savedIds.indexOf(id)]))
}

/** Returns the state after these drafts were saved. */
export function withSaved(state: FileState, isChosen: (path: ItemPath) => boolean): FileState {
  const text = textWith(state, isChosen)
  const fields = Object.entries(state.fields).filter(([key]) => !isChosen(pathOf(key)))
  const chosen = new Set(
    draftsIn(state)
      .filter(isChosen)
      .map((path) => path.at(-1)),
  )
  const items = Object.entries(state.items).filter(([id]) => !chosen.has(id))
  return { ...state, text, fields: Object.fromEntries(fields), items: Object.fromEntries(items) }
}

/** Returns the value that the form and the preview show. */
export function shownValue(state: FileState): Value {
  let value = readValue(state.text)
  // Lists are made before fields, whose places are those in the shown lists. Outer lists come before inner ones.
  const lists = Object.entries(state.lists).toSorted(([one], [other]) => one.length - other.length)
  for (const [key, ids] of lists) {
    const place = indexPathOf(state.lists, pathOf(key))
    if (!place || !ids.some((id) => id in state.items)) continue
    const saved = asList(valueAt(value, place) as Value)
    const savedIds = ids.filter(isSavedItem(state))
    const items = ids.map((id) => (id in state.items ? state.items[id] : saved[savedIds.indexOf(id)]))
    value = withValueAt(value, place, items)
  }
  for (const [key, draft] of Object.entries(state.fields)) {
    const place = indexPathOf(state.lists, pathOf(key))
    if (place) value = withValueAt(value, place, draft.value)
  }
  return value
}

/** Returns the words that are shown at a field. */
export const shownAt = (state: FileState, path: ItemPath) =>
  textAt(shownValue(state), indexPathOf(state.lists, path) ?? [])

/** Returns the state after an edit, or `undefined` if the field or item is no longer there. */
export function withEdit(state: FileState, edit: Edit): FileState | undefined {
  switch (edit.kind) {
    case 'set':
      return withField(state, edit)
    case 'keepMine':
    case 'takeTheirs':
      return withChoice(state, edit)
    default:
      return withItem(state, edit)
  }
}

function withField(state: FileState, { path, value, before }: Extract<Edit, { kind: 'set' }>) {
  const depth = draftItemIn(state, path)
  const id = path[depth]
  if (id !== undefined) {
    const place = indexPathOf(state.lists, path)?.slice(depth + 1)
    const items = place && { ...state.items, [id]: withValueAt(state.items[id], place, value) }
    return items && { ...state, items }
  }
  const saved = savedAt(state, path)
  if (saved === undefined) return undefined
  const key = keyOf(path)
  const { [key]: draft, ...others } = state.fields
  if (value === saved) return { ...state, fields: others }
  const shown = draft?.value ?? saved
  const seen = before === shown ? (draft?.saved ?? saved) : before
  return { ...state, fields: { ...others, [key]: { value, saved: seen } } }
}

function withChoice(state: FileState, { kind, path }: Extract<Edit, { kind: 'keepMine' | 'takeTheirs' }>) {
  const key = keyOf(path)
  const { [key]: draft, ...others } = state.fields
  if (!draft || kind === 'takeTheirs') return { ...state, fields: others }
  return { ...state, fields: { ...others, [key]: { ...draft, saved: savedAt(state, path) ?? '' } } }
}

type ItemEdit = Extract<Edit, { item: string }>

function withItem(state: FileState, edit: ItemEdit): FileState | undefined {
  const { list, item } = edit
  const key = keyOf(list)
  const ids = state.lists[key] ?? []
  const isThere = ids.includes(item)
  if (edit.kind === 'insert' && !isThere) {
    return {
      ...state,
      lists: { ...state.lists, [key]: orderAfter(ids, edit) },
      items: { ...state.items, [item]: edit.value },
    }
  }
  if (edit.kind === 'insert') return state
  // The item is gone. Removing it is done already, and moving it is impossible.
  if (!isThere) return edit.kind === 'remove' ? state : undefined
  const order = orderAfter(ids, edit)
  const place = indexPathOf(state.lists, list, isSavedItem(state))
  const savedOrder = order.filter(isSavedItem(state))
  const text =
    place && !isSame(savedOrder, ids.filter(isSavedItem(state)))
      ? withValue(state.text, place, itemsOf(state, state.text, key, place, savedOrder))
      : state.text
  const moved = { ...state, text, lists: { ...state.lists, [key]: order } }
  return edit.kind === 'remove' ? without(moved, [...list, item]) : moved
}

/** Removes the drafts and lists inside of a removed item. */
function without(state: FileState, removed: ItemPath): FileState {
  const isKept = ([key]: [string, unknown]) => !isWithin(pathOf(key), removed)
  const items = Object.entries(state.items).filter(([id]) => id !== removed.at(-1))
  return {
    text: state.text,
    lists: Object.fromEntries(Object.entries(state.lists).filter(isKept)),
    items: Object.fromEntries(items),
    fields: Object.fromEntries(Object.entries(state.fields).filter(isKept)),
  }
}

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

/** Returns the edits that lead from what one state shows to what another shows. */
export function editsBetween(file: string, from: FileState, to: FileState): Edit[] {
  const [old, value] = [shownValue(from), shownValue(to)]
  const removed = listKeys(from).flatMap((key) =>
    (from.lists[key] ?? [])
      .filter((item) => !to.lists[key]?.includes(item))
      .map((item): Edit => ({ kind: 'remove', file, list: pathOf(key), item })),
  )
  const placed = listKeys(to).flatMap((key) => {
    const [ids, oldIds] = [to.lists[key] ?? [], from.lists[key] ?? []]
    const isReordered = !isSame(
      ids.filter((id) => oldIds.includes(id)),
      oldIds.filter((id) => ids.includes(id)),
    )
    return ids.flatMap((item, index): Edit[] => {
      const at = { file, list: pathOf(key), item, after: ids[index - 1] }
      const place = indexPathOf(to.lists, [...pathOf(key), item])
      if (!oldIds.includes(item))
        return [{ kind: 'insert', ...at, value: valueAt(value, place ?? []) as Value }]
      return isReordered ? [{ kind: 'move', ...at }] : []
    })
  })
  const set = fieldsIn(to, value).flatMap((path): Edit[] => {
    const places = [indexPathOf(from.lists, path), indexPathOf(to.lists, path)] as const
    if (!places[0] || !places[1]) return []
    const [before, after] = [textAt(old, places[0]), textAt(value, places[1])]
    return before === after ? [] : [{ kind: 'set', file, path, value: after, before }]
  })
  const emptied = fieldsIn(from, old).flatMap((path): Edit[] => {
    const place = indexPathOf(to.lists, path)
    const before = textAt(old, indexPathOf(from.lists, path) ?? [])
    return place && before && valueAt(value, place) === undefined
      ? [{ kind: 'set', file, path, value: '', before }]
      : []
  })
  return [...removed, ...placed, ...set, ...emptied]
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

/** Returns the keys of all lists, outer ones first. */
const listKeys = (state: FileState) =>
  Object.keys(state.lists).toSorted((one, other) => one.length - other.length)

/** Returns the paths of all texts. */
function fieldsIn(state: FileState, value: Value, path: Path = []): ItemPath[] {
  if (typeof value === 'string') return [itemPathOf(state.lists, path)]
  if (typeof value !== 'object') return []
  return Object.entries(value).flatMap(([step, inner]) =>
    fieldsIn(state, inner, [...path, Array.isArray(value) ? Number(step) : step]),
  )
}
