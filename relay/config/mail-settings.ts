// Where letters come from and go to. All three settings or none: half a mail setup would lose mail in silence.
import { isEmailAddress } from '#contract/email-address.ts'
import { SettingProblem } from './setting-error.ts'

export type Correspondent = { name: string; address: string }

export type MailSettings = {
  from: Correspondent
  to: Correspondent
  /** Absent when letters are only kept. */
  smtpUrl: string | undefined
}

const PRACTICE = 'Ayurvedic Wellness'

const examples = {
  SMTP_URL: 'SMTP_URL=smtps://user:password@smtp.example.com:465',
  MAIL_TO: 'MAIL_TO=doctor@example.com',
  MAIL_FROM: 'MAIL_FROM=Ayurvedic Wellness <website@example.com>',
}
type Name = keyof typeof examples
const names: Name[] = ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM']

export function readMail(environment: Readonly<Record<string, string | undefined>>): MailSettings {
  const written = (name: Name) => environment[name]?.trim() ?? ''
  const present = names.filter((name) => written(name) !== '')
  if (present.length === 0) return keptOnly()
  for (const name of names) {
    if (written(name) === '') {
      throw new SettingProblem(name, `is missing, but ${present.join(' and ')} is set`, examples[name])
    }
  }
  return {
    smtpUrl: smtpUrl(written('SMTP_URL')),
    to: correspondent('MAIL_TO', written('MAIL_TO')),
    from: correspondent('MAIL_FROM', written('MAIL_FROM')),
  }
}

function keptOnly(): MailSettings {
  return {
    from: { name: PRACTICE, address: 'website@localhost' },
    to: { name: PRACTICE, address: 'practice@localhost' },
    smtpUrl: undefined,
  }
}

function smtpUrl(written: string): string {
  const url = URL.canParse(written) ? new URL(written) : undefined
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname !== '') return written
  // The value is not repeated: it holds a password.
  throw new SettingProblem('SMTP_URL', 'must be an address of an SMTP server', examples.SMTP_URL)
}

/** One address, with or without a name before it. For several readers, the provider's own group address is the place. */
function correspondent(setting: Name, written: string): Correspondent {
  const [, name = '', bracketed] = /^(.*?)\s*<([^<>]*)>$/.exec(written) ?? []
  const address = bracketed ?? written
  if (isEmailAddress(address)) return { name: name.replace(/^"(.*)"$/, '$1') || PRACTICE, address }
  throw new SettingProblem(setting, 'must be one email address', examples[setting])
}
