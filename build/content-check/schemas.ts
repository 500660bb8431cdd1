// What each file in content/ may hold, with the labels and the help that editors show.
import { readdirSync } from 'node:fs'
import { z } from 'zod'
import type { FileName, JsonSchema, PageName, Schemas } from './content-types.ts'
import { notFound, practice } from './shared-schemas.ts'

const folder = new URL('../../src/pages/', import.meta.url)
const isOther = (name: string) => name !== 'home' && !name.includes('.')

/** A page has one name: in its address, of its folder, and of its file in content/. */
export const pageNames = ['home', ...readdirSync(folder).filter(isOther).sort()] as PageName[]

async function pageSchema(name: PageName) {
  const { schema } = await import(new URL(`${name}/${name}-schema.ts`, folder).href)
  return [name, schema]
}

const pageSchemas = Object.fromEntries(await Promise.all(pageNames.map(pageSchema)))

export const schemas: Schemas = { ...pageSchemas, 'not-found': notFound, practice }

/** What the owner writes. */
const jsonSchemaOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as JsonSchema

/** For Pages CMS and the owner's editor. */
export const jsonSchemas = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, jsonSchemaOf(schema)]),
) as Record<FileName, JsonSchema>
