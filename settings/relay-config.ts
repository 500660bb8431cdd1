// Reads every setting of the relay once, at start; a bad one stops the start with its name.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { type Account, accountFrom, DEFAULT_PORT, missingAccountSettings } from '#contract/emailjs-api.ts'
import { readMailSettings } from './mail-settings.ts'
import { SettingError } from './setting-error.ts'

/** The owner has this time to see a message that was not delivered. */
const MIN_KEEP_DAYS = 7
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

export type Environment = Readonly<Record<string, string | undefined>>
export type Config = ReturnType<typeof readConfig>

/** From the environment and .env. */
export function loadConfig(): Config {
  // Not process.loadEnvFile: to it, the byte-order mark that Windows writes is part of the first name.
  const text = existsSync('.env') ? readFileSync('.env', 'utf8').replace(/^\ufeff/, '') : ''
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
  return readConfig(process.env)
}

export function readConfig(environment: Environment) {
  /** An empty value in .env means the default. */
  const text = (name: string, fallback: string) => environment[name]?.trim() || fallback

  function wholeNumber(name: string, fallback: number, from: number, to: number): number {
    const value = text(name, String(fallback))
    if (/^[0-9]+$/.test(value) && Number(value) >= from && Number(value) <= to) return Number(value)
    throw new SettingError(name, `must be a whole number from ${from} to ${to}`, String(fallback))
  }

  const site = text('SITE_FOLDER', 'dist/site')
  const mailbox = resolve(text('MAILBOX', 'var/mailbox'))
  return {
    host: text('HOST', 'localhost'),
    port: wholeNumber('PORT', DEFAULT_PORT, 0, 65_535),
    /** Absent when only the API is wanted. */
    siteDirectory: site === 'none' ? undefined : resolve(site),
    account: readAccount(environment),
    mailbox,
    keepDays: text('MAILBOX_KEEP_DAYS', '')
      ? wholeNumber('MAILBOX_KEEP_DAYS', 365, MIN_KEEP_DAYS, 36_500)
      : undefined,
    // Beside the mailbox, not in it, where mail programs would take it for a folder.
    queue: resolve(text('QUEUE', `${mailbox}-queue`)),
    mail: readMailSettings(environment),
    allowedOrigins: readOrigins(text('ALLOWED_ORIGINS', '')),
    /** The number of proxies in front. */
    trustProxy: wholeNumber('TRUST_PROXY', 0, 0, 9),
    /** EmailJS allows one per second. Here visitors who share an address may use the limit of a minute at once. */
    ratePerMinute: wholeNumber('RATE_PER_MINUTE', 60, 0, 1_000_000),
    logLevel: readLogLevel(text('LOG_LEVEL', 'info')),
  }
}

function readAccount(environment: Environment): Account {
  const [missing] = missingAccountSettings(environment)
  if (!missing) return accountFrom(environment)
  throw new SettingError(missing, 'is missing: set all three ids of an account, or none', 'your-id')
}

function readOrigins(value: string): ReadonlySet<string> {
  const given = value.split(/[\s,]+/).filter(Boolean)
  const origins = given.map((origin) => origin.replace(/\/$/, ''))
  const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
  if (origins.every(isOrigin)) return new Set(origins)
  const problem = 'must be origins with commas between them'
  throw new SettingError('ALLOWED_ORIGINS', problem, 'https://www.example.com,https://example.com')
}

function readLogLevel(value: string): string {
  if (LOG_LEVELS.includes(value)) return value
  throw new SettingError('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`, 'info')
}
