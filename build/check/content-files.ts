// The files in content/. This says which of them the site is made from, what each may hold, and what else is there.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { NOT_FOUND } from '#app/page-address.ts'
import type { FieldSchema } from '#schema/field-schema.ts'
import { fileSchemas, type PageName, pageSchemas } from '#schema/index.ts'
import type { Problem } from './problem.ts'

export const pageNames = Object.keys(pageSchemas) as PageName[]

export type ContentFile = (typeof contentFiles)[number]

export const contentFiles = Object.entries<z.ZodType>(fileSchemas).map(([name, validator]) => {
  // The schema describes what the owner writes, with the labels and the help that the editor shows.
  const schema = z.toJSONSchema(validator, { io: 'input', target: 'draft-7' }) as FieldSchema
  // practice.yaml and colours.yaml belong to no page: what they hold is shown on every page.
  const page = name === 'not-found' ? NOT_FOUND : name in pageSchemas ? `/${name}` : undefined
  const validate = (value: unknown) => validator.safeParse(value)
  return { name, file: `content/${name}.yaml`, title: schema.title ?? name, page, schema, validate }
})

/** Reads every visible file of content/ but schema/, by its path in the project. An unreadable file counts as empty. */
export async function readContentFiles(directory: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const file of await readdir(directory).catch(() => [])) {
    if (file.startsWith('.') || file === 'schema') continue
    texts[`content/${file}`] = await readFile(join(directory, file), 'utf8').catch(() => '')
  }
  return texts
}

/** Reports files that the site does not use: copies that a browser made, misspelt names, and pages that nothing shows. */
export function unusedFiles(present: readonly string[]): Problem[] {
  const used = contentFiles.map(({ file }) => file)
  const message = `nothing reads this file; the site is made from ${used.join(', ')}: put its words into one of these, or remove it`
  return present.filter((file) => !used.includes(file)).map((file) => ({ file, path: [], message }))
}
