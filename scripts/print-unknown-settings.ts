import { readEnvFile } from '#settings/environment.ts'
import { unknownSettings } from '#settings/unknown-settings.ts'

/** A misspelt setting would have no effect, and nobody would notice. */
export function printUnknownSettings(): void {
  for (const line of unknownSettings(readEnvFile('.'))) console.log(`Please check: ${line}`)
}
