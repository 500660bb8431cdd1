// .env: its values, and lines in it that would be ignored or cut silently.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { suggestion } from './suggestion.ts'

/** Not in .env.example: read by Node, the editor and the development server; and an old name that settings.ts explains. */
const OTHER_NAMES = ['TZ', 'NODE_ENV', 'NODE_OPTIONS', 'EDIT_PORT', 'RELAY_ORIGIN', 'EMAILJS_ORIGIN']

/** A value without quotation marks ends at the first #. Only after a space it is meant to begin a note. */
const SETTING = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*((["'`]).*?\3|[^\s"'`#][^#]*?)?([ \t]+#.*|[ \t]*)$/
const NOT_A_SETTING =
  'write a setting as NAME=value, or a # before a note; put straight "quotation marks" round all of a value that holds a #, or write # as %23 in an address'

export function readEnvFile(project: string) {
  const read = (name: string) => {
    const file = join(project, name)
    return existsSync(file) ? readFileSync(file, 'utf8').replace(/^\ufeff/, '') : ''
  }
  const text = read('.env')
  // The owner may have renamed .env.example to .env.
  const known = (read('.env.example') || text).match(/(?<=^(?:# ?)?)[A-Z_]+(?==)/gm) ?? []
  const seen: string[] = []
  const problems = text.split(/\r?\n/).flatMap((line, index) => {
    if (/^\s*(#|$)/.test(line)) return []
    const name = SETTING.exec(line)?.[1]
    const problem = name ? nameProblem(name, known, seen) : NOT_A_SETTING
    if (name) seen.push(name)
    return problem ? [`.env › line ${index + 1}: ${problem}`] : []
  })
  if (!text && read('.env.txt')) problems.push('.env.txt: nothing reads this file: rename it to .env')
  return { values: parseEnv(text), problems }
}

function nameProblem(name: string, known: readonly string[], seen: readonly string[]): string | undefined {
  if (seen.includes(name)) return `${name} is there twice: remove one`
  if ([...known, ...OTHER_NAMES].includes(name)) return undefined
  return `${name} is not a setting; ${suggestion(name, known, '.env.example lists the settings')}`
}
