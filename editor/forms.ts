import { pathOf } from '../build/content-check/content-files.ts'
import { jsonSchemas, pageNames } from '../build/content-check/schemas.ts'

/** One file of content/ and how to edit it. */
export type Form = (typeof forms)[number]

/** In the order of the schema. */
export const forms = Object.entries(jsonSchemas).map(([name, schema]) => ({
  name,
  file: pathOf(name),
  title: schema.title ?? name,
  schema,
  isPage: pageNames.some((page) => page === name),
}))
