// What has changed in content/, in the owner's words: 'Services › product 3 › title', old and new.
import { isDeepStrictEqual } from 'node:util'
import type { Change, FieldSchema } from './api-types.ts'

export function changesIn(
  schema: FieldSchema,
  old: unknown,
  current: unknown,
  place: string[] = [],
): Change[] {
  if (isDeepStrictEqual(old ?? '', current ?? '')) return []
  const here = place.join(' › ')
  if (schema.properties) {
    return Object.entries(schema.properties).flatMap(([name, field]) => {
      const step = field.items ? [] : [inSentence(field)]
      return changesIn(field, fieldOf(old, name), fieldOf(current, name), [...place, ...step])
    })
  }
  if (schema.items) return listChanges(schema, schema.items, asList(old), asList(current), place)
  return [{ place: here, old: textOf(old), current: textOf(current) }]
}

function listChanges(
  list: FieldSchema,
  item: FieldSchema,
  old: readonly unknown[],
  current: readonly unknown[],
  place: string[],
): Change[] {
  const partners = pairs(old, current)
  const at = (index: number) => [...place, `${inSentence(item)} ${index + 1}`]
  const removed = old.flatMap((value, index): Change[] =>
    partners.includes(index) ? [] : [{ place: at(index).join(' › '), old: nameOf(value), note: 'removed' }],
  )
  const others = current.flatMap((value, index): Change[] => {
    const partner = partners[index]
    if (partner === undefined || partner < 0) {
      return [{ place: at(index).join(' › '), current: nameOf(value), note: 'added' }]
    }
    return changesIn(item, old[partner], value, at(index))
  })
  const kept = partners.filter((partner) => partner >= 0)
  const isReordered = kept.some((partner, index) => index > 0 && partner < (kept[index - 1] ?? 0))
  const order = [...place, inSentence(list)].join(' › ')
  return [...removed, ...others, ...(isReordered ? [{ place: order, note: 'in another order' }] : [])]
}

/** For each current item the index of the old one that it was: the same, else of the same name, else at the same place. */
function pairs(old: readonly unknown[], current: readonly unknown[]): number[] {
  const partners = current.map(() => -1)
  const isFree = (index: number) => !partners.includes(index)
  const take = (fits: (value: unknown, index: number, other: unknown, otherIndex: number) => boolean) => {
    for (const [index, value] of current.entries()) {
      if ((partners[index] ?? -1) >= 0) continue
      partners[index] = old.findIndex(
        (other, otherIndex) => isFree(otherIndex) && fits(value, index, other, otherIndex),
      )
    }
  }
  take((value, _index, other) => isDeepStrictEqual(value, other))
  take((value, _index, other) => nameOf(value) === nameOf(other))
  if (old.length === current.length) take((_value, index, _other, otherIndex) => index === otherIndex)
  return partners
}

/** 'product' for 'Product'; names such as YouTube keep their capital. */
function inSentence({ title = '', format }: FieldSchema): string {
  const isName = format === 'uri' || /^\w+[A-Z/]/.test(title)
  return isName ? title : title.charAt(0).toLowerCase() + title.slice(1)
}

const fieldOf = (value: unknown, name: string) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

/** An item is called by its first text. */
const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? textOf(Object.values(value)[0]) : textOf(value)
