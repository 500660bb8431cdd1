// Says in the owner's words what differs between two versions of a file of content/.
import { isDeepStrictEqual } from 'node:util'
import { itemName, schemaAt, valueAt } from '#check/field-path.ts'
import { asList, type Form, type List, type Path, type Value } from './api-types.ts'
import { placeOf } from './place.ts'
import { plainWords } from './plain-words.ts'

export type Change = {
  file: string
  /** The path of the field now, of a removed item in the old version, or of the list if items have another order. */
  path: Path
  kind: 'text' | 'added' | 'removed' | 'order'
  /** The place for the owner, such as `Services › product 3 › title`. */
  place: string
  /** The whole change, such as `Services › product 3 › title: old → new`. */
  words: string
  /** The old value of a text or of a removed item. */
  old?: Value
}

export function changesBetween(
  form: Form,
  old: Value,
  current: Value,
  practiceName = '',
  path: Path = [],
): Change[] {
  if (isDeepStrictEqual(old ?? '', current ?? '')) return []
  const { items, properties } = schemaAt(form.schema, path) ?? {}
  if (items) return listChanges(form, asList(old), asList(current), practiceName, path)
  if (!properties) {
    const [before, after] = [old, current].map((text) => plainWords(String(text ?? ''), practiceName))
    return [{ ...changeAt(form, path, 'text', `${before || 'empty'} → ${after || 'empty'}`), old }]
  }
  return Object.keys(properties).flatMap((name) => {
    const [before, after] = [old, current].map((value) => valueAt(value, [name]) as Value)
    return changesBetween(form, before, after, practiceName, [...path, name])
  })
}

function changeAt(form: Form, path: Path, kind: Change['kind'], what: string): Change {
  const place = placeOf(form, path)
  return { file: form.file, path, kind, place, words: `${place}: ${what}` }
}

function listChanges(form: Form, old: List, current: List, practiceName: string, path: Path): Change[] {
  const partners = partnersOf(old, current)
  const nameOf = (item: Value) => plainWords(String(itemName(item) ?? ''), practiceName)
  const removed = old.flatMap((value, index) =>
    partners.includes(index)
      ? []
      : [{ ...changeAt(form, [...path, index], 'removed', `removed (${nameOf(value)})`), old: value }],
  )
  const others = current.flatMap((value, index) => {
    const partner = partners[index] ?? -1
    const here = [...path, index]
    return partner < 0
      ? [changeAt(form, here, 'added', `added (${nameOf(value)})`)]
      : changesBetween(form, old[partner], value, practiceName, here)
  })
  const kept = partners.filter((partner) => partner >= 0)
  const isReordered = kept.some((partner, index) => partner < (kept[index - 1] ?? 0))
  const order = isReordered ? [changeAt(form, path, 'order', 'in another order')] : []
  return [...removed, ...others, ...order]
}

/** Finds for each item the old one that it was: that of the same name, else that at the same place, else none (-1). */
function partnersOf(old: List, current: List): number[] {
  const sameName = current.map((value) => old.findIndex((each) => itemName(each) === itemName(value)))
  const isRenamed = (index: number) => old.length === current.length && !sameName.includes(index)
  return sameName.map((partner, index) => (partner < 0 && isRenamed(index) ? index : partner))
}
