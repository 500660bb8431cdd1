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

/** Returns the value, which is undefined for an empty file; or the parser's message, with line, column and excerpt. */
export function readYaml(text: string): { value?: unknown; syntaxError?: string } {
  const document = parseDocument(text, TEXT_SCHEMA)
  // Only the first is reported, because the parser misreads what follows it. Warnings count too: a word that looks like
  // a tag (`!new`) is only a warning, and visitors would not see it.
  const [error] = [...document.errors, ...document.warnings]
  if (error) return { syntaxError: error.message.trimEnd() }
  try {
    return { value: withoutEmpty(document.toJSON()) }
  } catch (error) {
    // The parser finds an alias (`*name`) without its anchor only when the value is read.
    return { syntaxError: (error as Error).message }
  }
}

/** Removes fields with nothing after their name, so that an optional field may be in the file and empty. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item) ?? '')
  if (value === null) return undefined
  if (typeof value !== 'object') return String(value).trim() ? value : undefined
  const kept = Object.entries(value as object).map(([key, item]) => [key, withoutEmpty(item)])
  return Object.fromEntries(kept.filter(([, item]) => item !== undefined))
}
