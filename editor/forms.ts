import { NOT_FOUND } from '#app/page-address.ts'
import { pathOf } from '../build/content-check/content-files.ts'
import { jsonSchemas } from '../build/content-check/schemas.ts'

/** One file of content/ and how to edit it. */
export type Form = (typeof forms)[number]

export const forms = Object.entries(jsonSchemas).map(([name, schema]) => ({
  file: pathOf(name),
  title: schema.title ?? name,
  schema,
  /** Its address; practice.yaml is shown on all. */
  page: name === 'practice' ? undefined : name === 'not-found' ? NOT_FOUND : `/${name}`,
}))
