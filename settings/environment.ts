// Reads the environment of a program and completes it by .env. Nothing else reads this file.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnvFile } from './env-file.ts'
import { SettingsError } from './settings-error.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The environment overrides .env, which is in the directory where the program runs. */
export const readEnvironment = (environment: Environment, directory = '.'): Environment => ({
  ...readEnvFile(directory),
  ...environment,
})

export function readEnvFile(directory: string): Environment {
  const file = join(directory, '.env')
  return existsSync(file) ? parseEnvFile(textOf(file)) : {}
}

/** On a server the relay has a user of its own, and the file may be that of another. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SettingsError([
      `.env cannot be read (${reason}). The user of this program must be able to read it`,
    ])
  }
}
