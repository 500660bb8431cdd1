// The files in content/: which of them the site is made from, and what else is there.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from './problem.ts'
import { schemas } from './schema.ts'

export type FileName = keyof typeof schemas

export const fileNames = Object.keys(schemas) as FileName[]

/** `notFound` is read from content/not-found.yaml. */
export const pathOf = (name: string) =>
  `content/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`

const baseName = (path: string) => path.slice('content/'.length)

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

const restore = (path: string) => `bring it back with git checkout ${path}`

/** Why there is no text in a file that the site needs. */
export function fileProblem(path: string, files: Readonly<Record<string, string | null>>): Problem {
  const at = (message: string): Problem => ({ file: path, path: [], message })
  if (files[path] === null) {
    return at(`this is a directory, or may not be read; rename it, and ${restore(path)}`)
  }
  if (files[path] !== undefined) return at(`this file is empty; ${restore(path)}`)
  const other = misnamed(path, Object.keys(files))
  return at(
    `this file is missing; ${other ? `rename ${baseName(other)} to ${baseName(path)}` : restore(path)}`,
  )
}

/** A file that was saved under nearly the right name, such as Home.yml or home.yaml.txt. */
const misnamed = (path: string, present: readonly string[]) =>
  present.find((each) => each.toLowerCase().replace(/\.(ya?ml)?(\.txt)?$/, '.yaml') === path && each !== path)

/** Copies that a browser or a file manager made, and pages that nothing shows. */
export function unusedFiles(present: readonly string[]): Problem[] {
  const used = fileNames.map(pathOf)
  const asked = used.filter((path) => !present.includes(path)).map((path) => misnamed(path, present))
  return present
    .filter((file) => !used.includes(file) && !asked.includes(file))
    .map((file) => ({ file, path: [], message: `nothing reads this file; ${adviceFor(file, used)}` }))
}

function adviceFor(file: string, used: readonly string[]): string {
  const original = used.find((path) => file.toLowerCase().startsWith(path.replace('.yaml', '')))
  return original
    ? `if it holds newer words, put them into ${baseName(original)}, then remove it`
    : `the site is made from ${used.map(baseName).join(', ')}: put its words into one of these, or remove it`
}
