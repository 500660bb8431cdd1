// The schemas as JSON Schema, for code editors, for Pages CMS and for the owner's editor.
import { z } from 'zod'
import { type FileName, type JsonSchema, schemas } from './schema.ts'

/** What the owner writes. Editors know draft 7. */
const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema

export const jsonSchemas = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]),
) as Record<FileName, JsonSchema>
