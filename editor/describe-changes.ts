// What has changed in content/, in the owner's words: 'Services › product 3 › title: old → new'.
import { isDeepStrictEqual } from 'node:util'
import { itemName, valueAt } from '#content-check/path.ts'
import { asList, type JsonSchema, type List, type Value } from './api-types.ts'

export function describeChanges(schema: JsonSchema, old: Value, current: Value, place: string): string[] {
  if (isDeepStrictEqual(old ?? '', current ?? '')) return []
  if (schema.items) return listChanges(schema, schema.items, asList(old), asList(current), place)
  if (!schema.properties) return [`${place}: ${old || 'empty'} → ${current || 'empty'}`]
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const [before, after] = [old, current].map((value) => valueAt(value, [name]) as Value)
    return describeChanges(field, before, after, field.items ? place : `${place} › ${inSentence(field)}`)
  })
}

function listChanges(list: JsonSchema, item: JsonSchema, old: List, current: List, place: string) {
  const partners = partnersOf(old, current)
  const at = (index: number) => `${place} › ${inSentence(item)} ${index + 1}`
  const removed = old.flatMap((value, index) =>
    partners.includes(index) ? [] : [`${at(index)}: removed (${itemName(value)})`],
  )
  const others = current.flatMap((value, index) => {
    const partner = partners[index] ?? -1
    return partner < 0
      ? [`${at(index)}: added (${itemName(value)})`]
      : describeChanges(item, old[partner], value, at(index))
  })
  const kept = partners.filter((partner) => partner >= 0)
  const isReordered = kept.some((partner, index) => partner < (kept[index - 1] ?? 0))
  return [...removed, ...others, ...(isReordered ? [`${place} › ${inSentence(list)}: in another order`] : [])]
}

/** For each current item the index of the old one that it was: of the same name, else at the same place; -1 for none. */
function partnersOf(old: List, current: List): number[] {
  const sameName = current.map((value) => old.findIndex((each) => itemName(each) === itemName(value)))
  const isRenamed = (index: number) => old.length === current.length && !sameName.includes(index)
  return sameName.map((partner, index) => (partner < 0 && isRenamed(index) ? index : partner))
}

const inSentence = ({ title = '' }: JsonSchema) => title.toLowerCase()
