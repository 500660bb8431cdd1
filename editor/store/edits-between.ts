import { type Path, valueAt } from '#check/field-path.ts'
import type { Value } from '../api-types.ts'
import { type Edit, type ItemPath, indexPathOf, itemPathOf, pathOf } from './edit.ts'
import { type FileState, shownValue, textAt } from './file-state.ts'
import { isSame } from './yaml-edit.ts'

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
