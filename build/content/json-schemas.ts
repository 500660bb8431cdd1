// The zod schemas once more as JSON Schema, with which editors complete names and underline mistakes while one types.
import { z } from 'zod'
import { schemas } from '#content/schema.ts'
import { fileOf } from '../content.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** File names in content/schemas/, with their text. */
export function schemaFiles(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      fileOf(name).replace('.yaml', '.json'),
      `${JSON.stringify(withEmpty(jsonSchemaOf(schema)), null, 2)}\n`,
    ]),
  )
}

/** As the owner writes it, before pictures are looked up. Editors know draft 7 best. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })

/** A name with nothing after it is null to an editor; where nothing is required, that is fine. */
function withEmpty(schema: JsonSchema): JsonSchema {
  const { properties, required = [], items } = schema
  const filled = Object.entries(properties ?? {}).map(([name, field]) => {
    const inner = withEmpty(field as JsonSchema)
    return [name, required.includes(name) ? inner : { anyOf: [inner, { type: 'null' }] }]
  })
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(filled) }),
    ...(items && { items: withEmpty(items as JsonSchema) }),
  }
}
