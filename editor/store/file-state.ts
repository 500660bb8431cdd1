// The state of one file of content/ with its drafts. The functions are pure, and each returns the next state.
import { type Path, valueAt } from '#check/field-path.ts'
import { asList, type List, type Value } from '../api-types.ts'
import {
  type Edit,
  type ItemPath,
  indexPathOf,
  isWithin,
  keyOf,
  type Lists,
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

export const isSavedItem = (state: FileState) => (id: string) => !(id in state.items)
const draftItemIn = (state: FileState, path: ItemPath) => path.findIndex((step) => step in state.items)
export const textAt = (value: Value, path: Path) => {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : ''
}

/** Returns the saved words of a field, or `undefined` if its item is not saved. */
export function savedAt(state: FileState, path: ItemPath): string | undefined {
  const place = indexPathOf(state.lists, path, isSavedItem(state))
  return place && textAt(readValue(state.text), place)
}

/** Returns the saved words of all fields that are drafts, by their keys. */
export const savedBelow = (state: FileState): Record<string, string> =>
  Object.fromEntries(Object.keys(state.fields).map((key) => [key, savedAt(state, pathOf(key)) ?? '']))

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
