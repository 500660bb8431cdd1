// Reads the file .env. Node's parser skips a line that it does not understand, and ends a value at a #. Such a line is
// refused: without its setting, the site would look right and send no mail.
import { parseEnv } from 'node:util'
import { SettingsError } from './settings-error.ts'

/** Matches NAME=value, perhaps with a note after it. A # begins a note only after a space, and not in a quoted value. */
const SETTING = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*((["'`]).*?\3|[^\s"'`#][^#]*?)?([ \t]+#.*|[ \t]*)$/
const NO_SETTING = /^\s*(#|$)/

const HOW_TO_WRITE =
  'write NAME=value, or a # before a note; put straight "quotation marks" around a value that has a # in it, for example: MAIL_FROM="Practice #1 <website@example.com>"'

export function parseEnvFile(content: string): Record<string, string | undefined> {
  // To Node's parser, the byte-order mark that Windows writes is part of the first name.
  const text = content.replace(/^\ufeff/, '')
  const lines = text.split(/\r?\n/).map((line) => (NO_SETTING.test(line) ? undefined : nameIn(line)))
  const problems = lines.flatMap((name, index) => {
    const place = `.env, line ${index + 1}`
    if (name === '') return [`${place} is not a setting: ${HOW_TO_WRITE}`]
    if (name && lines.indexOf(name) < index)
      return [`${place}: ${name} is set twice; remove one of the lines`]
    return []
  })
  if (problems.length > 0) throw new SettingsError(problems)
  return parseEnv(text)
}

/** Returns the name of a setting, or '' for another line. A line may contain a password, so no message repeats it. */
const nameIn = (line: string) => SETTING.exec(line)?.[1] ?? ''
