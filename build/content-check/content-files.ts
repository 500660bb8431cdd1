// The files in content/: which of them the site is made from, and what else is there.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { type FileName, schemas } from './schema.ts'

export const fileNames = Object.keys(schemas) as FileName[]

/** `notFound` is read from content/not-found.yaml. */
export const pathOf = (name: string) =>
  `content/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`

/** Every YAML file of a directory under its path in the project; null stands for one that cannot be read. */
export async function readContentFiles(directory: string): Promise<Record<string, string | null>> {
  const present = await readdir(directory).catch(() => [])
  const visible = present.filter((file) => !file.startsWith('.') && file !== 'schemas')
  const files = visible.map(async (file) => {
    const text = await readFile(join(directory, file), 'utf8').catch(() => null)
    return [`content/${file}`, text] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** Why there is no text in a file that the site needs. */
export function fileProblem(file: string, files: Readonly<Record<string, string | null>>): Problem {
  const restore = `bring it back with git checkout HEAD ${file}`
  const other = Object.keys(files).find((each) => isMisnamed(each, file))
  const message =
    file in files
      ? `this file is empty, or cannot be read; ${restore}`
      : `this file is missing; ${other ? `rename ${other} to ${file}` : restore}`
  return { file, path: [], message }
}

/** Saved under nearly the right name, such as Home.yml or home.yaml.txt. */
const isMisnamed = (present: string, wanted: string) =>
  present !== wanted && present.toLowerCase().replace(/\.(ya?ml)?(\.txt)?$/, '.yaml') === wanted

/** Copies that a browser or a file manager made, and pages that nothing shows. */
export function unusedFiles(present: readonly string[]): Problem[] {
  const used = fileNames.map(pathOf)
  const missing = used.filter((file) => !present.includes(file))
  return present
    .filter((file) => !used.includes(file) && !missing.some((wanted) => isMisnamed(file, wanted)))
    .map((file) => ({
      file,
      path: [],
      message: `nothing reads this file; the site is made from ${used.join(', ')}: put its words into one of these, or remove it`,
    }))
}
