import { pathOf } from '../build/content-check/content-files.ts'
import { jsonSchemas } from '../build/content-check/schema.ts'
import { pagesWithPreview } from '../build/pictures/check-pictures.ts'

/** One file of content/ and how to edit it. */
export type Form = (typeof forms)[number]

/** In the order of the schema. */
export const forms = Object.entries(jsonSchemas).map(([name, schema]) => ({
  name,
  file: pathOf(name),
  title: schema.title ?? name,
  schema,
  isPage: pagesWithPreview.some((page) => page === name),
}))
