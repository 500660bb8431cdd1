import { pathOf } from '../build/content-check/content-files.ts'
import { jsonSchemas } from '../build/content-check/schema.ts'
import { pagesWithPreview } from '../build/pictures/check-pictures.ts'

/** One form a file, in the order of the schema. */
export const forms = Object.entries(jsonSchemas).map(([name, schema]) => ({
  name,
  file: pathOf(name),
  schema,
  isPage: pagesWithPreview.some((page) => page === name),
}))
