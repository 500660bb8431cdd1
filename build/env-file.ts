// .env: its values, and lines in it that would be ignored or cut silently.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { nearestWord } from './nearest-word.ts'

export type EnvFile = { values: Record<string, string>; problems: string[] }

/** Not in .env.example: read by Node, the editor and the development server; and an old name that settings.ts explains. */
const OTHER_NAMES = ['TZ', 'NODE_ENV', 'NODE_OPTIONS', 'EDIT_PORT', 'RELAY_ORIGIN', 'EMAILJS_ORIGIN']

/** A value without quotation marks ends at the first #. Only after a space it is meant to begin a note. */
const SETTING = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*((["'`]).*?\3|[^\s"'`#][^#]*?)?([ \t]+#.*|[ \t]*)$/
const NOT_A_SETTING =
  'write a setting as NAME=value, or a # before a note; put straight "quotation marks" round all of a value that holds a #, or write # as %23 in an address'

export function readEnvFile(project: string): EnvFile {
  const read = (file: string) => {
    const path = join(project, file)
    return existsSync(path) ? readFileSync(path, 'utf8').replace(/^\ufeff/, '') : ''
  }
  const text = read('.env')
  const known = [...read('.env.example').matchAll(/^# ?([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const seen: string[] = []
  const problems = text.split(/\r?\n/).flatMap((line, index) => {
    const problem = /^\s*(#|$)/.test(line) ? undefined : lineProblem(SETTING.exec(line)?.[1], known, seen)
    return problem ? [`.env › line ${index + 1}: ${problem}`] : []
  })
  if (!text && read('.env.txt')) problems.push('.env.txt: nothing reads this file: rename it to .env')
  return { values: parseEnv(text) as Record<string, string>, problems }
}

function lineProblem(name: string | undefined, known: readonly string[], seen: string[]): string | undefined {
  if (!name) return NOT_A_SETTING
  if (seen.includes(name)) return `${name} is there twice: remove one`
  seen.push(name)
  if ([...known, ...OTHER_NAMES].includes(name)) return undefined
  const better = nearestWord(name, known)
  return `${name} is not a setting; ${better ? `did you mean ${better}?` : '.env.example lists the settings'}`
}
