// Looks into a schema: which names a group may have, and where its pictures stand.
import type { z } from 'zod'
import { picturePlaces } from '#content/fields.ts'
import type { PictureRequest } from '../pictures/sources.ts'
import { type Path, valueAt } from './place.ts'

type Insides = {
  shape?: Record<PropertyKey, z.ZodType>
  element?: z.ZodType
  def?: { in?: z.ZodType; innerType?: z.ZodType }
}

/** Transforms, defaults and optionals stand round the schema that knows the names. */
export function unwrapped(schema: z.ZodType): z.ZodType & Insides {
  const { def } = schema as Insides
  const inner = def?.in ?? def?.innerType
  return inner ? unwrapped(inner) : schema
}

/** The names that the group at this path may have. */
export function keysAt(schema: z.ZodType, [step, ...rest]: Path): string[] {
  const { shape, element } = unwrapped(schema)
  if (step === undefined) return Object.keys(shape ?? {})
  const inner = typeof step === 'number' ? element : shape?.[step]
  return inner ? keysAt(inner, rest) : []
}

/** Every name in a file, wherever it stands. */
export function namesIn(schema: z.ZodType): string[] {
  const { shape, element } = unwrapped(schema)
  const inside = element ? [element] : Object.values(shape ?? {})
  return [...Object.keys(shape ?? {}), ...inside.flatMap(namesIn)]
}

export type PictureAt = PictureRequest & { path: Path }

/** The pictures that a file names, also where other things in it are wrong. */
export function picturesAt(schema: z.ZodType, value: unknown, path: Path = []): PictureAt[] {
  const inner = unwrapped(schema)
  const place = picturePlaces.get(inner)?.place
  if (place) {
    const isName = typeof value === 'string' && inner.safeParse(value).success
    return isName ? [{ name: value, place, path }] : []
  }
  const { shape, element } = inner
  if (element && Array.isArray(value)) {
    return value.flatMap((item, index) => picturesAt(element, item, [...path, index]))
  }
  return Object.entries(shape ?? {}).flatMap(([key, field]) =>
    picturesAt(field, valueAt(value, [key]), [...path, key]),
  )
}
