// .env: its values, and lines in it that would be ignored or cut silently.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { NOT_UTF_8 } from './content-check/yaml-errors.ts'
import { nearestWord } from './nearest-word.ts'

type EnvFile = {
  values: Record<string, string>
  /** The line of each name. */
  lines: ReadonlyMap<string, number>
  problems: string[]
}

/** Not in .env.example: read by Node and the development server, and an old name that settings.ts explains. */
const OTHER_NAMES = ['TZ', 'NODE_ENV', 'NODE_OPTIONS', 'RELAY_ORIGIN', 'EMAILJS_ORIGIN']

export function readEnvFile(project: string): EnvFile {
  const read = (file: string) => {
    const path = join(project, file)
    return existsSync(path) ? readFileSync(path, 'utf8').replace(/^\ufeff/, '') : undefined
  }
  const text = read('.env') ?? ''
  const known = [...(read('.env.example') ?? '').matchAll(/^# ?([A-Z_]+)=/gm)].map(([, name = '']) => name)
  const lines = new Map<string, number>()
  const problems = text.split(/\r?\n/).flatMap((line, index) => {
    const [, name] = /^\s*(?:export\s+)?([^\s=#]+)\s*=/.exec(line) ?? []
    const first = name && lines.get(name)
    if (name) lines.set(name, index + 1)
    if (first) return [`.env › line ${index + 1}: ${name} is in line ${first} too: remove one of the two`]
    const problem = /^\s*(#|$)/.test(line) ? undefined : lineProblem(line, name, known)
    return problem ? [`.env › line ${index + 1}: ${problem}`] : []
  })
  if (!text && read('.env.txt')) problems.push('.env.txt: nothing reads this file: rename it to .env')
  return { values: parseEnv(text) as Record<string, string>, lines, problems }
}

function lineProblem(line: string, name: string | undefined, known: readonly string[]): string | undefined {
  if (line.includes('\ufffd')) return NOT_UTF_8
  if (/=\s*(["'`])(?!.*\1)/.test(line)) {
    return 'a quotation mark is opened and never closed: close it at the end of the value'
  }
  if (!name) return 'write a setting as NAME=value, or a # before a note'
  if (known.includes(name) || OTHER_NAMES.includes(name)) return lostEnd(line)
  const better = nearestWord(name, known)
  return `${name} is not a setting; ${better ? `did you mean ${better}?` : '.env.example lists the settings'}`
}

/** The parser drops what follows a #, or a closing quotation mark. A # after a space is meant to begin a note. */
function lostEnd(line: string): string | undefined {
  const written = line.slice(line.indexOf('=') + 1)
  const [, , afterQuote] = /^\s*(["'`]).*?\1(.*)$/.exec(written) ?? []
  if (afterQuote !== undefined) {
    return /^\s*(#.*)?$/.test(afterQuote)
      ? undefined
      : 'the words after the closing quotation mark would be lost: put the marks round the whole value'
  }
  return written.split(/\s#/, 1)[0]?.includes('#')
    ? 'the value would end at the #, which begins a note: put straight "quotation marks" round all of it, or write # as %23 in an address'
    : undefined
}
