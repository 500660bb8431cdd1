// The files that tell editors and Pages CMS what content/ may hold. They are in git, where both look for them.
import { pathOf } from './content-files.ts'
import { jsonSchemas } from './json-schemas.ts'
import { pagesFile } from './pages-cms.ts'
import type { JsonSchema } from './schema.ts'

/** Their texts by their paths in the project. */
export function editorFiles(): Record<string, string> {
  const schemaFiles = Object.entries(jsonSchemas).map(([name, schema]) => [
    pathOf(name).replace('content/', 'content/schemas/').replace('.yaml', '.json'),
    `${JSON.stringify(withEmpty(schema), null, 2)}\n`,
  ])
  return { '.pages.yml': pagesFile(), ...Object.fromEntries(schemaFiles) }
}

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
