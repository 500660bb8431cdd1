// The ports at which the site and the owner's editor are opened.
import { z } from 'zod'
import type { Environment } from './environment.ts'
import { parseSettings, wholeNumber } from './parse-settings.ts'

/** The relay listens here, and serves the site too. */
export const DEFAULT_PORT = 4173
const DEFAULT_EDIT_PORT = 4175

const portNumber = (fallback: number) => wholeNumber(0, 65_535, fallback).default(fallback)
export const sitePort = portNumber(DEFAULT_PORT)

const schema = z.object({ PORT: sitePort, EDIT_PORT: portNumber(DEFAULT_EDIT_PORT) })
export const portNames = Object.keys(schema.shape)

export function readPorts(environment: Environment) {
  const { PORT, EDIT_PORT } = parseSettings(schema, environment)
  return { port: PORT, editPort: EDIT_PORT }
}
