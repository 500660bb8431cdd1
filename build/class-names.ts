// Class names of one or two letters: they stand in style, document and script alike, all of it in tight budgets. The
// script and the documents come from two builds, so a name follows from the sources alone.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { folders } from './folders.ts'

const source = join(folders.project, 'src')

export function shortClassNames(): (local: string, file: string) => string {
  const names = new Map<string, string>()
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.module.css')) continue
    const classes = readFileSync(join(source, file), 'utf8').matchAll(/\.([a-z][\w-]*)/gi)
    for (const [, local] of classes) {
      const key = `${file}.${local}`
      if (!names.has(key)) names.set(key, nameOf(names.size))
    }
  }
  return (local, file) => names.get(`${relative(source, file.replace(/\?.*/, ''))}.${local}`) ?? local
}

/** a to z, then aa, ab and so on. */
export function nameOf(count: number): string {
  const letter = String.fromCharCode(97 + (count % 26))
  return count < 26 ? letter : nameOf(Math.floor(count / 26) - 1) + letter
}
