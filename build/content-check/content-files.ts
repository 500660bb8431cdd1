// The files in content/: which of them the site is made from, and what else is there.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileName } from './content-types.ts'
import type { Problem } from './problem.ts'
import { schemas } from './schemas.ts'

export const fileNames = Object.keys(schemas) as FileName[]

export const pathOf = (name: string) => `content/${name}.yaml`

/** Every visible file of a directory, under its path in the project; null stands for one that cannot be read. */
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
export function fileProblem(file: string, isThere: boolean): Problem {
  const problem = isThere ? 'this file is empty, or cannot be read' : 'this file is missing'
  const message = `${problem}; put it back under this name, or restore the last version with git checkout HEAD ${file}`
  return { file, path: [], message }
}

/** Copies that a browser or a file manager made, misspelt names, and pages that nothing shows. */
export function unusedFiles(present: readonly string[]): Problem[] {
  const used = fileNames.map(pathOf)
  const message = `nothing reads this file; the site is made from ${used.join(', ')}: put its words into one of these, or remove it`
  return present.filter((file) => !used.includes(file)).map((file) => ({ file, path: [], message }))
}
