import { pathOf } from '../build/content-check/content-files.ts'
import { jsonSchemaOf } from '../build/content-check/json-schemas.ts'
import { schemas } from '../build/content-check/schema.ts'
import type { FieldSchema, Form } from './api-types.ts'

/** One form a file, in the order of the schema. */
export const forms: readonly Form[] = Object.entries(schemas).map(([name, schema]) => ({
  name,
  file: pathOf(name),
  schema: jsonSchemaOf(schema) as FieldSchema,
}))
