// Reads content/ and checks it: everything that is wrong at once, each with its place and what to write instead.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { type Checked, schemas } from '#content/schema.ts'
import { claimsIn } from './content/claims.ts'
import { doublesIn, sharedTitles } from './content/doubles.ts'
import { mistakesIn } from './content/mistakes.ts'
import { pictureLines } from './content/picture-lines.ts'
import { placeOf } from './content/place.ts'
import { placeholdersIn } from './content/placeholders.ts'
import { type Expected, readYaml } from './content/read-yaml.ts'
import { namesIn, picturesAt } from './content/schema-walk.ts'

export type ContentFolders = { content: string; art: string }

export type ContentCheck = {
  /** These stop the build. */
  mistakes: string[]
  /** These are for the owner to weigh. */
  warnings: string[]
  /** These are to be filled in before the site is shown to the public. */
  reminders: string[]
}

export class ContentProblems extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
  }
}

type Name = keyof typeof schemas
type Read = { name: Name; file: string; value: unknown; mistakes: string[] }

export const contentFiles = Object.keys(schemas) as Name[]

export const fileOf = (name: string) =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`

/** The owner's words, typed; throws all mistakes as one. */
export async function readContent(
  folders: ContentFolders,
): Promise<{ checked: Checked; warnings: string[] }> {
  const files = await readFiles(folders.content)
  const { mistakes, warnings } = await judge(files, folders.art)
  if (mistakes.length > 0) throw new ContentProblems(mistakes)
  const entries = files.map(({ name, value }) => [name, schemas[name].parse(value)])
  return { checked: Object.fromEntries(entries) as Checked, warnings }
}

export async function checkContent({ content, art }: ContentFolders): Promise<ContentCheck> {
  return judge(await readFiles(content), art)
}

async function judge(files: readonly Read[], art: string): Promise<ContentCheck> {
  const readable = files.filter(({ value }) => value !== undefined)
  const pictures = readable.flatMap(({ name, file, value }) =>
    picturesAt(schemas[name], value).map((picture) => ({ ...picture, file })),
  )
  const aboutPictures = await pictureLines(pictures, art)
  return {
    mistakes: [
      ...files.flatMap(({ mistakes }) => mistakes),
      ...readable.flatMap(({ name, file, value }) => mistakesIn(file, schemas[name], value)),
      ...readable.flatMap(({ file, value }) => doublesIn(file, value)),
      ...sharedTitles(readable),
      ...aboutPictures.mistakes,
    ],
    warnings: [...readable.flatMap(({ file, value }) => claimsIn(file, value)), ...aboutPictures.warnings],
    reminders: readable.flatMap(({ file, value }) => placeholdersIn(file, value)),
  }
}

async function readFiles(folder: string): Promise<Read[]> {
  const present = await readdir(folder)
  return Promise.all(contentFiles.map((name) => readOne(folder, name, present)))
}

async function readOne(folder: string, name: Name, present: readonly string[]): Promise<Read> {
  const file = fileOf(name)
  const broken = (says: string) => ({
    name,
    file,
    value: undefined,
    mistakes: [`${placeOf(file, [])}${says}`],
  })
  if (!present.includes(file)) return broken(`: this file is missing; ${wayBack(file, present)}`)
  const { value, mistakes } = readYaml(await readFile(join(folder, file), 'utf8'), expectedOf(schemas[name]))
  if (mistakes.length === 0 && value === undefined) {
    return broken(`: this file is empty; bring it back with git checkout content/${file}`)
  }
  return {
    name,
    file,
    value,
    mistakes: mistakes.map(({ line, says }) => `${placeOf(file, [])} › line ${line}: ${says}`),
  }
}

const expectedOf = (schema: z.ZodType): Expected => ({
  names: new Set(namesIn(schema)),
  troublesIn: (value) => schema.safeParse(value).error?.issues.length ?? 0,
})

/** Editors and file managers like to save under a name that is nearly right. */
function wayBack(file: string, present: readonly string[]): string {
  const stem = file.replace('.yaml', '')
  const other = present.find((each) => each.toLowerCase().replace(/\.(ya?ml)?(\.txt)?$/, '') === stem)
  return other ? `rename ${other} to ${file}` : `bring it back with git checkout content/${file}`
}
