import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'

type Settings = Readonly<Record<string, string>>

/** The environment of a relay whose messages are in this directory. It has no rate limit, as all tests have one address. */
export const environmentOf = (directory: string, settings: Settings) => ({
  HOST: '127.0.0.1',
  PORT: '0',
  SITE_FOLDER: 'none',
  MAILBOX: join(directory, 'mailbox'),
  QUEUE: join(directory, 'queue'),
  RATE_PER_MINUTE: '0',
  ...settings,
})

/**
 * Starts a built relay as a process of its own. It does not get our environment and .env, so that no test sends to a real
 * mail server. `wrapper` is a command that runs it.
 */
export function spawnRelay(built: string, directory: string, settings: Settings, wrapper: string[] = []) {
  const [command = '', ...args] = [...wrapper, process.execPath, resolve(built, 'main.js')]
  const env = environmentOf(directory, settings)
  return spawn(command, args, { cwd: directory, env, stdio: ['ignore', 'pipe', 'pipe'] })
}
