// .env: its values, and lines in it that would be ignored or cut silently.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { nearestWord } from './nearest-word.ts'

export type EnvFile = { values: Record<string, string>; problems: string[] }

/** Not in .env.example: read by Node, the editor and the development server; and an old name that settings.ts explains. */
const OTHER_NAMES = ['TZ', 'NODE_ENV', 'NODE_OPTIONS', 'EDIT_PORT', 'RELAY_ORIGIN', 'EMAILJS_ORIGIN']

export function readEnvFile(project: string): EnvFile {
  const read = (file: string) => {
    const path = join(project, file)
    return existsSync(path) ? readFileSync(path, 'utf8').replace(/^\ufeff/, '') : ''
  }
  const text = read('.env')
  const known = [...read('.env.example').matchAll(/^# ?([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const seen = new Set<string>()
  const problems = text.split(/\r?\n/).flatMap((line, index) => {
    const [, name] = /^[ \t]*(?:export[ \t]+)?([^\s=#]+)[ \t]*=/.exec(line) ?? []
    const problem =
      name && seen.has(name) ? `${name} is there twice: remove one` : lineProblem(line, name, known)
    if (name) seen.add(name)
    return problem ? [`.env › line ${index + 1}: ${problem}`] : []
  })
  if (!text && read('.env.txt')) problems.push('.env.txt: nothing reads this file: rename it to .env')
  return { values: parseEnv(text) as Record<string, string>, problems }
}

function lineProblem(line: string, name: string | undefined, known: readonly string[]): string | undefined {
  if (/^\s*(#|$)/.test(line)) return undefined
  if (/=\s*(["'`])(?!.*\1)/.test(line)) {
    return 'a quotation mark is opened and never closed: close it at the end of the value'
  }
  if (!name) return 'write a setting as NAME=value, or a # before a note'
  if (![...known, ...OTHER_NAMES].includes(name)) {
    const better = nearestWord(name, known)
    return `${name} is not a setting; ${better ? `did you mean ${better}?` : '.env.example lists the settings'}`
  }
  // A value without quotation marks ends at the first #. After a space it is meant to begin a note.
  return /=\s*[^\s"'`#][^#]*(?<!\s)#/.test(line)
    ? 'the value would end at the #, which begins a note: put straight "quotation marks" round all of it, or write # as %23 in an address'
    : undefined
}
