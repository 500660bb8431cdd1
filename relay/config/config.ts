// Reads every setting of the relay once, at start; a bad one stops the start with its name.
import { dirname, join, resolve } from 'node:path'
import { type Account, relayAccount } from '#contract/wire.ts'
import { DEFAULT_RATE_PER_MINUTE } from '../http/rate-limit.ts'
import { type MailSettings, readMailSettings } from './mail-settings.ts'
import { SettingError } from './setting-error.ts'

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

export type Environment = Readonly<Record<string, string | undefined>>

export type Config = {
  host: string
  port: number
  /** Absent when only the API is wanted. */
  siteFolder: string | undefined
  headersFile: string
  account: Account
  mailbox: string
  keepDays: number | undefined
  queue: string
  mail: MailSettings
  allowedOrigins: ReadonlySet<string>
  /** How many proxies stand in front, or their addresses. */
  trustProxy: number | string[] | false
  ratePerMinute: number
  logLevel: (typeof LOG_LEVELS)[number]
}

export function readConfig(environment: Environment): Config {
  const site = text(environment, 'SITE_FOLDER', 'dist/site')
  const mailbox = resolve(text(environment, 'MAILBOX', 'var/mailbox'))
  return {
    host: text(environment, 'HOST', 'localhost'),
    port: wholeNumber(environment, 'PORT', 4173, { from: 0, to: 65_535 }),
    siteFolder: site === 'none' ? undefined : resolve(site),
    headersFile: join(dirname(resolve(site === 'none' ? 'dist/site' : site)), 'headers.json'),
    account: readAccount(environment),
    mailbox,
    keepDays: readKeepDays(environment),
    // Beside the mailbox, not in it, where mail programs would take it for a folder.
    queue: resolve(text(environment, 'QUEUE', `${mailbox}-queue`)),
    mail: readMailSettings(environment),
    allowedOrigins: readOrigins(environment),
    trustProxy: readTrustProxy(environment),
    ratePerMinute: wholeNumber(environment, 'RATE_PER_MINUTE', DEFAULT_RATE_PER_MINUTE, {
      from: 0,
      to: 1_000_000,
    }),
    logLevel: readLogLevel(environment),
  }
}

/** An empty value in .env means the default. */
function text(environment: Environment, name: string, fallback: string): string {
  return environment[name]?.trim() || fallback
}

function wholeNumber(
  environment: Environment,
  name: string,
  fallback: number,
  range: { from: number; to: number },
): number {
  const value = text(environment, name, String(fallback))
  const number = Number(value)
  if (!/^[0-9]+$/.test(value) || number < range.from || number > range.to) {
    const problem = `must be a whole number from ${range.from} to ${range.to}`
    throw new SettingError(name, problem, `${name}=${fallback}`)
  }
  return number
}

function readAccount(environment: Environment): Account {
  return {
    publicKey: text(environment, 'EMAILJS_PUBLIC_KEY', relayAccount.publicKey),
    serviceId: text(environment, 'EMAILJS_SERVICE_ID', relayAccount.serviceId),
    templateId: text(environment, 'EMAILJS_TEMPLATE_ID', relayAccount.templateId),
  }
}

function readKeepDays(environment: Environment): number | undefined {
  if (text(environment, 'MAILBOX_KEEP_DAYS', '') === '') return undefined
  return wholeNumber(environment, 'MAILBOX_KEEP_DAYS', 365, { from: 1, to: 36_500 })
}

function readOrigins(environment: Environment): ReadonlySet<string> {
  const value = text(environment, 'ALLOWED_ORIGINS', '').split(',')
  const origins = value.map((origin) => origin.trim().replace(/\/$/, '')).filter(Boolean)
  for (const origin of origins) {
    if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) continue
    const example = 'ALLOWED_ORIGINS=https://www.example.com,https://example.com'
    throw new SettingError('ALLOWED_ORIGINS', 'must be origins with commas between them', example)
  }
  return new Set(origins)
}

function readTrustProxy(environment: Environment): Config['trustProxy'] {
  const value = text(environment, 'TRUST_PROXY', 'false')
  if (value === 'false' || value === '0') return false
  // One proxy, not all: with all, a visitor could choose the address in X-Forwarded-For.
  if (value === 'true') return 1
  if (/^[1-9]$/.test(value)) return Number(value)
  if (/^[0-9a-fA-F:.]+(\/[0-9]+)?(\s*,\s*[0-9a-fA-F:.]+(\/[0-9]+)?)*$/.test(value)) {
    return value.split(',').map((address) => address.trim())
  }
  const problem = 'must be how many proxies stand in front, or their addresses'
  throw new SettingError('TRUST_PROXY', problem, 'TRUST_PROXY=1')
}

function readLogLevel(environment: Environment): Config['logLevel'] {
  const value = text(environment, 'LOG_LEVEL', 'info')
  const level = LOG_LEVELS.find((known) => known === value)
  if (level) return level
  throw new SettingError('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`, 'LOG_LEVEL=info')
}
