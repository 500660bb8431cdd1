// Checks the rules of a field that zod does not know: its markup, and that no two items of a list have one name.
import type { FieldSchema } from '#schema/field-schema.ts'
import { duplicatesOf } from './duplicates.ts'
import { type Path, schemaAt, textsIn } from './field-path.ts'
import { markupProblem } from './markup.ts'

type FieldProblem = { path: Path; message: string }

export const markupProblems = (schema: FieldSchema, value: unknown): FieldProblem[] =>
  textsIn(value).flatMap(({ text, path }) => {
    const rules = schemaAt(schema, path)?.markup
    const message = rules && markupProblem(text.trim().normalize(), rules)
    return message ? [{ path, message }] : []
  })

/** Reports every item of a list that shares its name with another, because only the owner knows which to change. */
export function repeatedItems(schema: FieldSchema, value: unknown, path: Path = []): FieldProblem[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key
    const field = schemaAt(schema, [step])
    return field ? repeatedItems(field, item, [...path, step]) : []
  })
  if (!schema.items || !Array.isArray(value)) return within
  const [nameField] = Object.keys(schema.items.properties ?? {})
  const names = value.map((item) => (nameField === undefined ? item : item?.[nameField]))
  const repeated = [...duplicatesOf(names).entries()].filter(([, other]) => other >= 0)
  return [
    ...within,
    ...repeated.map(([index, other]) => ({
      path: [...path, index],
      message: `this is the same as item ${other + 1}: change it or take it out`,
    })),
  ]
}
