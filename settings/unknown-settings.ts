import { buildSettingNames } from './build-settings.ts'
import type { Environment } from './environment.ts'
import { portNames } from './ports.ts'
import { relaySettingNames } from './relay-config.ts'

const known = [...buildSettingNames, ...relaySettingNames, ...portNames]

/** A misspelt setting has no effect, which nobody would notice. */
export const unknownSettings = (envFile: Environment): string[] =>
  Object.keys(envFile)
    .filter((name) => !known.includes(name))
    .map((name) => `${name} in .env is not a setting; .env.example lists them`)
