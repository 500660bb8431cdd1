import { itemName } from '#check/field-path.ts'
import type { FieldSchema, Value } from '../../api-types.ts'
import { plainWords } from '../../plain-words.ts'
import { type ItemPath, keyOf, newItemId } from '../../store/edit.ts'
import { useEditor } from '../editor-context.tsx'
import { useStore } from '../store/use-store.tsx'
import { useField } from './use-field.ts'

/** Returns the items of a list, and how to add, move and remove them. Items are named by their ids. */
export function useList(file: string, path: ItemPath, schema: FieldSchema) {
  const { items: ids, value } = useField(file, path)
  const { edit, files, shown } = useStore()
  const { goTo, begin, practiceName } = useEditor()
  const { minItems: min = 1, maxItems: max = Number.POSITIVE_INFINITY, items: item = {} } = schema
  const fieldNames = Object.keys(item.properties ?? {})
  const list = { file, list: path }
  const values = new Map(ids.map((id, index) => [id, (value as readonly Value[] | undefined)?.[index]]))
  const drafts = files[file]?.drafts ?? []

  const nameOf = (id: string) => plainWords(String(itemName(values.get(id)) ?? ''), practiceName)

  /** Inserts new items after another one, or at the top, and focuses the last of them. They can replace a begun one. */
  function insert(texts: readonly string[], after: string | undefined, begun?: string) {
    const others = ids.filter((id) => id !== begun)
    const room = texts.slice(0, Math.max(0, max - others.length))
    if (room.length === 0) return
    let last = after
    const inserts = room.map((text) => {
      const value = item.properties ? Object.fromEntries(fieldNames.map((name) => [name, ''])) : text
      const added = { kind: 'insert' as const, ...list, item: newItemId(), value, after: last }
      last = added.item
      return added
    })
    const removes = begun ? [{ kind: 'remove' as const, ...list, item: begun }] : []
    // An item that is added and removed again at once is no step of undo.
    edit([...inserts, ...removes], { run: begun ?? last })
    for (const { item: added } of inserts) begin({ file, path: [...path, added] })
    goTo({ file, path: [...path, last ?? '', ...fieldNames.slice(0, 1)] })
  }

  /** Adds pasted lines below an item, or in the place of a new item in which nothing was written. */
  function paste(lines: readonly string[], at: string) {
    if (isBegun(at)) insert(lines, ids[ids.indexOf(at) - 1], at)
    else insert(lines, at)
  }

  /** Moves an item. `to` is its new index in the list without it. */
  function move(id: string, to: number) {
    if (to < 0 || to >= ids.length || ids.indexOf(id) === to) return
    edit([{ kind: 'move', ...list, item: id, after: ids.filter((each) => each !== id)[to - 1] }])
  }

  function remove(id: string) {
    const index = ids.indexOf(id)
    const next = ids[index + 1] ?? ids[index - 1]
    const name = nameOf(id)
    edit([{ kind: 'remove', ...list, item: id }], { done: name ? `Removed “${name}”.` : 'Removed.' })
    goTo({ file, path: next ? [...path, next] : path })
  }

  /** Says whether an item is new, and nothing was written in it. */
  function isBegun(id: string) {
    const isKnown = shown.files[file]?.lists[keyOf(path)]?.includes(id) ?? false
    const isNew = !isKnown || drafts.includes(keyOf([...path, id]))
    return isNew && values.get(id) === ''
  }

  /** Removes a new item in which nothing was written. */
  function removeIfEmpty(id: string) {
    if (isBegun(id)) edit([{ kind: 'remove', ...list, item: id }], { run: id })
  }

  return {
    ids,
    nameOf,
    /** Adds an item after another one, or at the end. */
    add: (after = ids.at(-1)) => insert([''], after),
    paste,
    move,
    remove,
    removeIfEmpty,
    canAdd: ids.length < max,
    canRemove: ids.length > min,
  }
}

export type ListState = ReturnType<typeof useList>
