// content/schemas/: the JSON Schemas with which code editors complete and explain the names in content/.
import { contentFiles } from './content-files.ts'
import type { JsonSchema } from './content-types.ts'

/** Their texts by the names of the files. */
export const jsonSchemas = Object.fromEntries(
  contentFiles.map(({ name, schema }) => [`${name}.json`, `${JSON.stringify(schema, allowEmpty, 2)}\n`]),
)

/** A replacer: to a code editor a name with nothing after it is null, which is right where nothing is required. */
function allowEmpty(_key: string, schema: JsonSchema): object {
  const { properties, required = [] } = schema
  if (!properties) return schema
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    required.includes(name) ? field : { anyOf: [field, { type: 'null' }] },
  ])
  return { ...schema, properties: Object.fromEntries(fields) }
}
