// Reads the environment of a program and completes it by .env. Nothing else reads this file.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnvFile } from './env-file.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** The environment overrides .env, which is in the directory where the program runs. */
export const readEnvironment = (environment: Environment, directory = '.'): Environment => ({
  ...readEnvFile(directory),
  ...environment,
})

export function readEnvFile(directory: string): Environment {
  const file = join(directory, '.env')
  return existsSync(file) ? parseEnvFile(readFileSync(file, 'utf8')) : {}
}
