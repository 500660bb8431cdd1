// The settings of the relay. A wrong one stops its start.
import { resolve } from 'node:path'
import { z } from 'zod'
import { accountFrom, accountGroup, accountSettings } from './emailjs-account.ts'
import type { Environment } from './environment.ts'
import { mailFrom, mailGroup, mailSettings } from './mail-settings.ts'
import { error, parseSettings, wholeNumber } from './parse-settings.ts'
import { sitePort } from './ports.ts'

/** The owner has this time to see a message that was not delivered. */
const MIN_KEEP_DAYS = 7
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .transform((given) => given.map((origin) => origin.replace(/\/$/, '')))
  .refine((given) => given.every(isOrigin), {
    error: error('must be origins with commas between them', 'https://www.example.com,https://example.com'),
  })

const schema = z.object({
  HOST: z.string().default('localhost'),
  PORT: sitePort,
  SITE_FOLDER: z.string().default('dist/site'),
  MAILBOX: z.string().default('var/mailbox'),
  MAILBOX_KEEP_DAYS: wholeNumber(MIN_KEEP_DAYS, 36_500, 365).optional(),
  QUEUE: z.string().optional(),
  ALLOWED_ORIGINS: origins.default([]),
  TRUST_PROXY: wholeNumber(0, 9, 1).default(0),
  RATE_PER_MINUTE: wholeNumber(0, 1_000_000, 60).default(60),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: error(`must be one of ${LOG_LEVELS.join(', ')}`, 'info') })
    .default('info'),
  ...mailSettings,
  ...accountSettings,
})

export const relaySettingNames = Object.keys(schema.shape)

export type Config = ReturnType<typeof readConfig>

export function readConfig(environment: Environment) {
  const values = parseSettings(schema, environment, accountGroup, mailGroup)
  const mailbox = resolve(values.MAILBOX)
  return {
    host: values.HOST,
    port: values.PORT,
    /** It is absent when only the API is wanted. */
    siteDirectory: values.SITE_FOLDER === 'none' ? undefined : resolve(values.SITE_FOLDER),
    account: accountFrom(values),
    mailbox,
    /** It is absent when messages are kept for ever. */
    keepDays: values.MAILBOX_KEEP_DAYS,
    // The queue is beside the mailbox: inside of it, mail programs would take it for a folder.
    queue: resolve(values.QUEUE ?? `${mailbox}-queue`),
    mail: mailFrom(values),
    allowedOrigins: new Set(values.ALLOWED_ORIGINS) as ReadonlySet<string>,
    /** How many proxies are in front of the relay. */
    trustProxy: values.TRUST_PROXY,
    /** EmailJS allows one per second. Here visitors who share an address may use the limit of a minute at once. */
    ratePerMinute: values.RATE_PER_MINUTE,
    logLevel: values.LOG_LEVEL as string,
  }
}
