// Reads content/ and checks it: everything that is wrong at once, each with its place and what to write instead.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import { type Checked, schemas } from '#content/schema.ts'
import { claimsIn } from './content/claims.ts'
import { doublesIn, sharedTitles } from './content/doubles.ts'
import { fixedPictureLines } from './content/fixed-picture-lines.ts'
import { mistakesIn } from './content/mistakes.ts'
import { pictureLines } from './content/picture-lines.ts'
import { placeOf } from './content/place.ts'
import { placeholdersIn } from './content/placeholders.ts'
import { type Expected, readYaml } from './content/read-yaml.ts'
import { namesIn, picturesAt } from './content/schema-walk.ts'
import { secondLooksIn } from './content/second-looks.ts'
import { standIn, unreadFiles } from './content/unread-files.ts'

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
  const { files, unread } = await readFiles(folders.content)
  const { mistakes, warnings } = await judge(files, folders.art)
  if (mistakes.length > 0) throw new ContentProblems(mistakes)
  const entries = files.map(({ name, value }) => [name, schemas[name].parse(value)])
  return { checked: Object.fromEntries(entries) as Checked, warnings: [...warnings, ...unread] }
}

export async function checkContent({ content, art }: ContentFolders): Promise<ContentCheck> {
  const { files, unread } = await readFiles(content)
  const { warnings, ...judged } = await judge(files, art)
  return { ...judged, warnings: [...warnings, ...unread] }
}

async function judge(files: readonly Read[], art: string): Promise<ContentCheck> {
  const readable = files.filter(({ value }) => value !== undefined)
  const pictures = readable.flatMap(({ name, file, value }) =>
    picturesAt(schemas[name], value).map((picture) => ({ ...picture, file })),
  )
  const aboutFixed = await fixedPictureLines(art)
  // Without the folder every picture would be missing, which helps nobody.
  const aboutPictures = await pictureLines(existsSync(art) ? pictures : [], art)
  return {
    mistakes: [
      ...files.flatMap(({ mistakes }) => mistakes),
      ...readable.flatMap(({ name, file, value }) => mistakesIn(file, schemas[name], value)),
      ...readable.flatMap(({ file, value }) => doublesIn(file, value)),
      ...sharedTitles(readable),
      ...aboutPictures.mistakes,
      ...aboutFixed.mistakes,
    ],
    warnings: [
      ...readable.flatMap(({ file, value }) => [...claimsIn(file, value), ...secondLooksIn(file, value)]),
      ...aboutPictures.warnings,
      ...aboutFixed.warnings,
    ],
    reminders: readable.flatMap(({ file, value }) => placeholdersIn(file, value)),
  }
}

async function readFiles(folder: string): Promise<{ files: Read[]; unread: string[] }> {
  const present = await readdir(folder)
  const files = await Promise.all(contentFiles.map((name) => readOne(folder, name, present)))
  return { files, unread: unreadFiles(present, contentFiles.map(fileOf)) }
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
  const text = await readFile(join(folder, file), 'utf8').catch(() => undefined)
  if (text === undefined) {
    return broken(
      `: this is a folder, or closed to us; rename it, and bring the file back with git checkout content/${file}`,
    )
  }
  const { value, mistakes } = readYaml(text, expectedOf(schemas[name]))
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

function wayBack(file: string, present: readonly string[]): string {
  const other = standIn(file, present)
  return other ? `rename ${other} to ${file}` : `bring it back with git checkout content/${file}`
}
