// The three settings of delivery by mail. All or none: an incomplete set would lose mail without an error.
import { isEmailAddress } from '#contract/email-address.ts'
import { SettingError } from './start-error.ts'

export type MailAddress = { name: string; address: string }

export type MailSettings = {
  from: MailAddress
  to: MailAddress
  /** Absent when messages are stored and not delivered. */
  smtpUrl: string | undefined
}

const examples = {
  SMTP_URL: 'smtps://user:password@smtp.example.com:465',
  MAIL_TO: 'doctor@example.com',
  MAIL_FROM: 'Ayurvedic Wellness <website@example.com>',
}
type SettingName = keyof typeof examples
const settingNames: SettingName[] = ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM']

const storedOnly: MailSettings = {
  from: { name: '', address: 'website@localhost' },
  to: { name: '', address: 'practice@localhost' },
  smtpUrl: undefined,
}

export function readMailSettings(environment: Readonly<Record<string, string | undefined>>): MailSettings {
  const settingOf = (name: SettingName) => environment[name]?.trim() ?? ''
  const missing = settingNames.filter((name) => settingOf(name) === '')
  if (missing.length === settingNames.length) return storedOnly
  const [first] = missing
  if (first) {
    const problem = `is missing: set all three of ${settingNames.join(', ')}, or none`
    throw new SettingError(first, problem, examples[first])
  }
  return {
    smtpUrl: smtpUrl(settingOf('SMTP_URL')),
    to: mailAddress('MAIL_TO', settingOf('MAIL_TO')),
    from: mailAddress('MAIL_FROM', settingOf('MAIL_FROM')),
  }
}

/** Error messages never repeat the value, because it holds a password. */
function smtpUrl(value: string): string {
  // Up to the last @, because an unescaped one in the password would otherwise end it.
  const [, user = '', password = ''] = /^smtps?:\/\/([^:]*):(.*)@/.exec(value) ?? []
  const unescaped = new Set(password.match(/[@#/?]/g))
  try {
    decodeURIComponent(user + password)
  } catch {
    unescaped.add('%')
  }
  if (unescaped.size > 0) {
    const forms = [...unescaped].map((character) => `${character} as ${encodeURIComponent(character)}`)
    const problem = `has a user name or password with characters that must be escaped: write ${forms.join(', ')}`
    throw new SettingError('SMTP_URL', problem, 'smtps://user:pass%40word@smtp.example.com:465')
  }
  if (/^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '') return value
  const problem = 'must be the address of an SMTP server; in .env a # ends it, so write %23 instead'
  throw new SettingError('SMTP_URL', problem, examples.SMTP_URL)
}

/** One address, with or without a name before it. For several recipients, use a group address at the provider. */
function mailAddress(setting: SettingName, value: string): MailAddress {
  const [, name = '', address = value] = /^(.*?)\s*<([^<>]*)>$/.exec(value) ?? []
  if (isEmailAddress(address)) return { name: name.replace(/^"(.*)"$/, '$1'), address }
  throw new SettingError(setting, 'must be one email address', examples[setting])
}
