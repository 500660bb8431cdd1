// The three settings of delivery by mail. All or none: an incomplete set would lose mail without an error.
import { isEmailAddress } from '#contract/email-address.ts'
import { SettingError } from './setting-error.ts'

export type MailAddress = { name: string; address: string }

export type MailSettings = {
  from: MailAddress
  to: MailAddress
  /** Absent when messages are stored and not delivered. */
  smtpUrl: string | undefined
}

const storedOnly: MailSettings = {
  from: { name: '', address: 'website@localhost' },
  to: { name: '', address: 'practice@localhost' },
  smtpUrl: undefined,
}

export function readMailSettings(environment: Readonly<Record<string, string | undefined>>): MailSettings {
  const text = (name: string) => environment[name]?.trim() ?? ''
  if (!text('SMTP_URL') && !text('MAIL_TO') && !text('MAIL_FROM')) return storedOnly
  return {
    smtpUrl: smtpUrl(text('SMTP_URL')),
    to: mailAddress('MAIL_TO', text('MAIL_TO'), 'doctor@example.com'),
    from: mailAddress('MAIL_FROM', text('MAIL_FROM'), 'Ayurvedic Wellness <website@example.com>'),
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
  const escapes = '@ as %40, # as %23, / as %2F, ? as %3F, % as %25'
  const problem = `must be the address of the SMTP server; in user and password write ${escapes}`
  throw new SettingError('SMTP_URL', problem, 'smtps://user:password@smtp.example.com:465')
}

/** One address, with or without a name before it. For several recipients, use a group address at the provider. */
function mailAddress(setting: string, value: string, example: string): MailAddress {
  const [, name = '', address = value] = /^(.*?)\s*<([^<>]*)>$/.exec(value) ?? []
  if (isEmailAddress(address)) return { name: name.replace(/^"(.*)"$/, '$1'), address }
  throw new SettingError(setting, 'must be one email address where SMTP_URL is set', example)
}
