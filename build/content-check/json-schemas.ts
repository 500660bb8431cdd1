// The schemas as JSON Schema, for code editors, for Pages CMS and for forms.
import { z } from 'zod'
import { pathOf } from './content-files.ts'
import { schemas } from './schema.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** What the owner writes, with labels (`title`), help (`description`), limits and `pictureSlot`. Editors know draft 7. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })

/** The files of content/schemas/ with their text. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      pathOf(name).replace('content/', 'content/schemas/').replace('.yaml', '.json'),
      `${JSON.stringify(withEmpty(jsonSchemaOf(schema)), null, 2)}\n`,
    ]),
  )

/** To an editor a name with nothing after it is null, which is right where nothing is required. */
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
