// Reads one file of content/ as YAML.
import { parseDocument } from 'yaml'

/**
 * The failsafe schema reads every value as text: 10+, 12:30, yes and +15550100 stay as they are written. Only nothing, ~
 * and null without quotation marks are null.
 */
export const TEXT_SCHEMA: Parameters<typeof parseDocument>[1] = {
  schema: 'failsafe',
  customTags: ['null'],
  logLevel: 'error',
}

/** Its value, undefined where the file says nothing; or the parser's own words, with line, column and excerpt. */
export function readYaml(text: string): { value?: unknown; syntaxError?: string } {
  const document = parseDocument(text, TEXT_SCHEMA)
  // Only the first: the parser misreads what follows it. An unknown tag is a warning, but its word would not be shown.
  const [error] = [...document.errors, ...document.warnings]
  if (error) return { syntaxError: error.message.trimEnd() }
  try {
    return { value: withoutEmpty(document.toJSON()) }
  } catch (error) {
    // An alias (`*name`) without its anchor is found only now.
    return { syntaxError: (error as Error).message }
  }
}

/** A name with nothing after it is the same as no name, so that optional fields may be in the file, empty. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item) ?? '')
  if (value === null) return undefined
  if (typeof value !== 'object') return String(value).trim() ? value : undefined
  const kept = Object.entries(value as object).map(([key, item]) => [key, withoutEmpty(item)])
  return Object.fromEntries(kept.filter(([, item]) => item !== undefined))
}
