// The three settings of delivery by mail. All are set or none: an incomplete set would lose mail without an error.
import { z } from 'zod'
import { isEmailAddress } from '#contract/email-address.ts'
import { error, type Group } from './parse-settings.ts'

export type MailAddress = { name: string; address: string }

export type MailSettings = {
  from: MailAddress
  to: MailAddress
  /** It is undefined if messages are stored and not delivered. */
  smtpUrl: string | undefined
}

export const mailGroup = {
  SMTP_URL: 'smtps://user:password@smtp.example.com:465',
  MAIL_TO: 'doctor@example.com',
  MAIL_FROM: '"Ayurvedic Wellness <website@example.com>"',
} satisfies Group

/** Accepts one address, with or without a name before it. For several recipients, use a group address at the provider. */
const mailAddress = (example: string) =>
  z
    .string()
    .transform(parseMailAddress)
    .refine(({ address }) => isEmailAddress(address), { error: error('must be one email address', example) })
    .optional()

const ESCAPES = '@ as %40, # as %23, / as %2F, ? as %3F, % as %25'

export const mailSettings = {
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, {
      error: error(
        `must be the address of the SMTP server; in user and password write ${ESCAPES}`,
        mailGroup.SMTP_URL,
      ),
    })
    .optional(),
  MAIL_TO: mailAddress(mailGroup.MAIL_TO),
  MAIL_FROM: mailAddress(mailGroup.MAIL_FROM),
}

type GivenMailSettings = Partial<{
  SMTP_URL: string | undefined
  MAIL_TO: MailAddress | undefined
  MAIL_FROM: MailAddress | undefined
}>

export const mailFrom = ({ SMTP_URL, MAIL_TO, MAIL_FROM }: GivenMailSettings): MailSettings => ({
  smtpUrl: SMTP_URL,
  to: MAIL_TO ?? { name: '', address: 'practice@localhost' },
  from: MAIL_FROM ?? { name: '', address: 'website@localhost' },
})

function isSmtpUrl(value: string): boolean {
  // The password reaches up to the last @, because it may contain one that is not escaped.
  const [, user = '', password = ''] = /^smtps?:\/\/([^:]*):(.*)@/.exec(value) ?? []
  if (!URL.canParse(value) || !canDecode(user + password) || /[@#/?]/.test(password)) return false
  const { protocol, hostname } = new URL(value)
  return /^smtps?:$/.test(protocol) && hostname !== ''
}

function canDecode(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    // It cannot be decoded: it has, for example, a % without two digits after it.
    return false
  }
}

function parseMailAddress(value: string): MailAddress {
  const [, name = '', address = value] = /^(.*?)\s*<([^<>]*)>$/.exec(value) ?? []
  return { name: name.replace(/^"(.*)"$/, '$1'), address }
}
