// Reads a schema: the names in a group, and the fields that hold pictures.
import type { z } from 'zod'
import type { PlaceName } from '#components/picture/places.ts'
import type { PictureRequest } from '../pictures/sources.ts'
import { type Path, valueAt } from './problem.ts'

type Insides = {
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  def?: { in?: z.ZodType; innerType?: z.ZodType }
}

/** The schema inside transforms, defaults and optionals. */
function unwrapped(schema: z.ZodType): z.ZodType & Insides {
  const { def } = schema as Insides
  const inner = def?.in ?? def?.innerType
  return inner ? unwrapped(inner) : schema
}

/** The names that the group at this path may have. */
export function fieldsAt(schema: z.ZodType, [step, ...rest]: Path): string[] {
  const { shape, element } = unwrapped(schema)
  if (step === undefined) return Object.keys(shape ?? {})
  const inner = typeof step === 'number' ? element : shape?.[step]
  return inner ? fieldsAt(inner, rest) : []
}

export type NamedPicture = PictureRequest & { path: Path }

/** The pictures that a file names, also where other fields are wrong. */
export function picturesIn(schema: z.ZodType, value: unknown, path: Path = []): NamedPicture[] {
  const inner = unwrapped(schema)
  const slot = inner.meta()?.pictureSlot as PlaceName | undefined
  if (slot) {
    const isName = typeof value === 'string' && inner.safeParse(value).success
    return isName ? [{ name: value, place: slot, path }] : []
  }
  const { shape, element } = inner
  if (element && Array.isArray(value)) {
    return value.flatMap((item, index) => picturesIn(element, item, [...path, index]))
  }
  return Object.entries(shape ?? {}).flatMap(([key, field]) =>
    picturesIn(field, valueAt(value, [key]), [...path, key]),
  )
}
