// The files in content/: which of them the site is made from and what each may hold, and what else is there.
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
  // What the owner writes, with the labels and the help that the editor shows.
  const schema = z.toJSONSchema(validator, { io: 'input', target: 'draft-7' }) as FieldSchema
  // Its address; practice.yaml and colours.yaml are shown on every page.
  const page = name === 'not-found' ? NOT_FOUND : name in pageSchemas ? `/${name}` : undefined
  const validate = (value: unknown) => validator.safeParse(value)
  return { name, file: `content/${name}.yaml`, title: schema.title ?? name, page, schema, validate }
})

/** Every visible file of a directory, without schema/, under its path in the project. One that cannot be read counts as empty. */
export async function readContentFiles(directory: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const file of await readdir(directory).catch(() => [])) {
    if (file.startsWith('.') || file === 'schema') continue
    texts[`content/${file}`] = await readFile(join(directory, file), 'utf8').catch(() => '')
  }
  return texts
}

/** Copies that a browser or a file manager made, misspelt names, and pages that nothing shows. */
export function unusedFiles(present: readonly string[]): Problem[] {
  const used = contentFiles.map(({ file }) => file)
  const message = `nothing reads this file; the site is made from ${used.join(', ')}: put its words into one of these, or remove it`
  return present.filter((file) => !used.includes(file)).map((file) => ({ file, path: [], message }))
}
