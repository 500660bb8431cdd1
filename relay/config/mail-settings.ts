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

/** The message never repeats the value, because it holds a password. */
function smtpUrl(value: string): string {
  // Up to the last @, because an unescaped one in the password would otherwise end it.
  const [, user = '', password = ''] = /^smtps?:\/\/([^:]*):(.*)@/.exec(value) ?? []
  try {
    decodeURIComponent(user + password)
    const { protocol, hostname } = new URL(value)
    if (/^smtps?:$/.test(protocol) && hostname !== '' && !/[@#/?]/.test(password)) return value
  } catch {
    // Such as an unescaped %, or a value that an unescaped # has cut in .env.
  }
  const problem =
    'must be the address of an SMTP server; in user and password write @ as %40, # as %23, / as %2F, ? as %3F, % as %25'
  throw new SettingError('SMTP_URL', problem, examples.SMTP_URL)
}

/** One address, with or without a name before it. For several recipients, use a group address at the provider. */
function mailAddress(setting: SettingName, value: string): MailAddress {
  const [, name = '', address = value] = /^(.*?)\s*<([^<>]*)>$/.exec(value) ?? []
  if (isEmailAddress(address)) return { name: name.replace(/^"(.*)"$/, '$1'), address }
  throw new SettingError(setting, 'must be one email address', examples[setting])
}
