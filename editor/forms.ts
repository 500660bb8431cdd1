import { pathOf } from '../build/content-check/content-files.ts'
import { jsonSchemas } from '../build/content-check/json-schemas.ts'
import type { Form } from './api-types.ts'

/** One form a file, in the order of the schema. */
export const forms: readonly Form[] = Object.entries(jsonSchemas).map(([name, schema]) => ({
  name,
  file: pathOf(name),
  schema,
}))
