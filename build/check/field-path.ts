// Paths say where a value is in a content file. The editor's page uses them too.
import type { FieldSchema } from '#schema/field-schema.ts'

/** The steps to a value in a content file: names of fields, and numbers of list items. */
export type Path = readonly (string | number)[]

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, step) => (typeof here === 'object' && here !== null ? here[step as keyof typeof here] : undefined),
    value,
  )
}

/** An item of a list is called by its first text. */
export const itemName = (item: unknown): unknown =>
  typeof item === 'object' && item !== null ? Object.values(item)[0] : item

/** Every text in a content file, with its path. */
export function textsIn(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Says whether a form shows this text in a box of several lines. */
export const isLongText = ({ maxLength = 0 }: FieldSchema) => maxLength > 60

/** The schema of the field at a path. */
export const schemaAt = (schema: FieldSchema | undefined, path: Path) =>
  path.reduce((here, step) => (typeof step === 'number' ? here?.items : here?.properties?.[step]), schema)
