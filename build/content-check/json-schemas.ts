// The schemas as JSON Schema, for code editors, for Pages CMS and for the owner's editor.
import { z } from 'zod'
import { pathOf } from './content-files.ts'
import type { Path } from './problem.ts'
import { type FileName, type JsonSchema, schemas } from './schema.ts'

/** What the owner writes. Editors know draft 7. */
const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema

export const jsonSchemas = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]),
) as Record<FileName, JsonSchema>

/** The schema of the field at a path. */
export const schemaAt = (schema: JsonSchema, path: Path): JsonSchema =>
  path.reduce<JsonSchema>(
    (here, step) => (typeof step === 'number' ? here.items : here.properties?.[step]) ?? {},
    schema,
  )

/** The files of content/schemas/ with their text. */
export const schemaFiles = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(jsonSchemas).map(([name, schema]) => [
      pathOf(name).replace('content/', 'content/schemas/').replace('.yaml', '.json'),
      `${JSON.stringify(withEmpty(schema), null, 2)}\n`,
    ]),
  )

/** To an editor a name with nothing after it is null, which is right where nothing is required. */
function withEmpty(schema: JsonSchema): object {
  const { properties, required = [], items } = schema
  const filled = Object.entries(properties ?? {}).map(([name, field]) => {
    const inner = withEmpty(field)
    return [name, required.includes(name) ? inner : { anyOf: [inner, { type: 'null' }] }]
  })
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(filled) }),
    ...(items && { items: withEmpty(items) }),
  }
}
