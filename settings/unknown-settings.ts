import { buildSettingNames } from './build-settings.ts'
import type { Environment } from './environment.ts'
import { portNames } from './ports.ts'
import { relaySettingNames } from './relay-config.ts'

const known = [...buildSettingNames, ...relaySettingNames, ...portNames]

/** Finds settings in .env that no program knows. A misspelt one has no effect, and nobody would notice. */
export const unknownSettings = (envFile: Environment): string[] =>
  Object.keys(envFile)
    .filter((name) => !known.includes(name))
    .map((name) => `${name} in .env is not a setting; .env.example lists them`)
