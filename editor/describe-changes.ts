// What has changed in content/, in the owner's words: 'Services › product 3 › title: old → new'.
import { isDeepStrictEqual } from 'node:util'
import { itemName, schemaAt, valueAt } from '#check/field-path.ts'
import { asList, type Form, type List, type Path, type Value } from './api-types.ts'
import { placeOf } from './place.ts'

export function describeChanges(form: Form, old: Value, current: Value, path: Path = []): string[] {
  if (isDeepStrictEqual(old ?? '', current ?? '')) return []
  const { items, properties } = schemaAt(form.schema, path) ?? {}
  if (items) return listChanges(form, asList(old), asList(current), path)
  if (!properties) return [`${placeOf(form, path)}: ${old || 'empty'} → ${current || 'empty'}`]
  return Object.keys(properties).flatMap((name) => {
    const [before, after] = [old, current].map((value) => valueAt(value, [name]) as Value)
    return describeChanges(form, before, after, [...path, name])
  })
}

function listChanges(form: Form, old: List, current: List, path: Path): string[] {
  const partners = partnersOf(old, current)
  const at = (index: number) => placeOf(form, [...path, index])
  const removed = old.flatMap((value, index) =>
    partners.includes(index) ? [] : [`${at(index)}: removed (${itemName(value)})`],
  )
  const others = current.flatMap((value, index) => {
    const partner = partners[index] ?? -1
    return partner < 0
      ? [`${at(index)}: added (${itemName(value)})`]
      : describeChanges(form, old[partner], value, [...path, index])
  })
  const kept = partners.filter((partner) => partner >= 0)
  const isReordered = kept.some((partner, index) => partner < (kept[index - 1] ?? 0))
  return [...removed, ...others, ...(isReordered ? [`${placeOf(form, path)}: in another order`] : [])]
}

/** For each current item the index of the old one that it was: of the same name, else at the same place; -1 for none. */
function partnersOf(old: List, current: List): number[] {
  const sameName = current.map((value) => old.findIndex((each) => itemName(each) === itemName(value)))
  const isRenamed = (index: number) => old.length === current.length && !sameName.includes(index)
  return sameName.map((partner, index) => (partner < 0 && isRenamed(index) ? index : partner))
}
