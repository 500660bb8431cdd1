// Every setting is read here once, before anything else happens; a bad one stops the start with its name.
import { dirname, join, resolve } from 'node:path'
import { type Account, relayAccount } from '#contract/wire.ts'
import { type MailSettings, readMail } from './mail-settings.ts'
import { SettingProblem } from './setting-error.ts'

/** EmailJS's own average of one a second, but in one purse: a waiting room may send all at once. */
const DEFAULT_RATE_PER_MINUTE = 60
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
  /** So many proxies in front of us, or the addresses of those we believe. */
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
    // Beside the mailbox, not in it: mail programs and backups of the mailbox should not meet our bookkeeping.
    queue: resolve(text(environment, 'QUEUE', `${mailbox}-queue`)),
    mail: readMail(environment),
    allowedOrigins: readOrigins(environment),
    trustProxy: readTrustProxy(environment),
    ratePerMinute: wholeNumber(environment, 'RATE_PER_MINUTE', DEFAULT_RATE_PER_MINUTE, {
      from: 0,
      to: 1_000_000,
    }),
    logLevel: readLogLevel(environment),
  }
}

/** An empty line in .env means the same as no line. */
function text(environment: Environment, name: string, fallback: string): string {
  return environment[name]?.trim() || fallback
}

function wholeNumber(
  environment: Environment,
  name: string,
  fallback: number,
  range: { from: number; to: number },
): number {
  const written = text(environment, name, String(fallback))
  const number = Number(written)
  if (!/^[0-9]+$/.test(written) || number < range.from || number > range.to) {
    const meaning = `must be a whole number from ${range.from} to ${range.to}`
    throw new SettingProblem(name, meaning, `${name}=${fallback}`)
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
  const written = text(environment, 'ALLOWED_ORIGINS', '').split(',')
  const origins = written.map((origin) => origin.trim().replace(/\/$/, '')).filter(Boolean)
  for (const origin of origins) {
    if (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin) continue
    const example = 'ALLOWED_ORIGINS=https://www.example.com,https://example.com'
    throw new SettingProblem('ALLOWED_ORIGINS', 'must be origins with commas between them', example)
  }
  return new Set(origins)
}

function readTrustProxy(environment: Environment): Config['trustProxy'] {
  const written = text(environment, 'TRUST_PROXY', 'false')
  if (written === 'false' || written === '0') return false
  // One proxy, not all: with all, a visitor could write any address into X-Forwarded-For herself.
  if (written === 'true') return 1
  if (/^[1-9]$/.test(written)) return Number(written)
  if (/^[0-9a-fA-F:.]+(\/[0-9]+)?(\s*,\s*[0-9a-fA-F:.]+(\/[0-9]+)?)*$/.test(written)) {
    return written.split(',').map((address) => address.trim())
  }
  const meaning = 'must be how many proxies stand in front, or their addresses'
  throw new SettingProblem('TRUST_PROXY', meaning, 'TRUST_PROXY=1')
}

function readLogLevel(environment: Environment): Config['logLevel'] {
  const written = text(environment, 'LOG_LEVEL', 'info')
  const level = LOG_LEVELS.find((known) => known === written)
  if (level) return level
  throw new SettingProblem('LOG_LEVEL', `must be one of ${LOG_LEVELS.join(', ')}`, 'LOG_LEVEL=info')
}
