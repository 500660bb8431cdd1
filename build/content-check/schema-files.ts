// The files that tell code editors and Pages CMS what content/ may hold. They are in git, where both look for them.
import { pathOf } from './content-files.ts'
import type { JsonSchema } from './content-types.ts'
import { pagesFile } from './pages-cms.ts'
import { jsonSchemas } from './schemas.ts'

/** Their texts by their paths in the project. */
export function schemaFiles(): Record<string, string> {
  const schemas = Object.entries(jsonSchemas).map(([name, schema]) => [
    pathOf(name).replace('content/', 'content/schemas/').replace('.yaml', '.json'),
    `${JSON.stringify(schema, allowEmpty, 2)}\n`,
  ])
  return { '.pages.yml': pagesFile(), ...Object.fromEntries(schemas) }
}

/** A replacer: to an editor a name with nothing after it is null, which is right where nothing is required. */
function allowEmpty(_key: string, schema: JsonSchema): object {
  const { properties, required = [] } = schema
  if (!properties) return schema
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    required.includes(name) ? field : { anyOf: [field, { type: 'null' }] },
  ])
  return { ...schema, properties: Object.fromEntries(fields) }
}
