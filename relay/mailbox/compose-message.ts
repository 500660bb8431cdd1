// Writes an enquiry as an Internet message (RFC 5322) that any mail program can show and answer.
import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import * as qp from 'nodemailer/lib/qp'
import type { Enquiry } from '#contract/enquiry.ts'
import type { MailAddress } from '#settings/mail-settings.ts'

/** Begins the subject of an enquiry that may be advertising. */
export const SUBJECT_MARK = '[Possible spam]'

/** A longer name is cut in the headers. The body has it in full. */
const MAX_NAME_LENGTH = 80

type Envelope = {
  /** The file name in the mailbox. The Message-ID is made from it, so it is the same at every delivery attempt. */
  id: string
  from: MailAddress
  to: MailAddress
  date: Date
  /** Why it may be advertising. Such a message is marked, and delivered like any other. */
  spamReason?: string | undefined
}

/** Returns the message with LF line endings, as a Maildir has them. nodemailer sends CRLF. */
export function composeMessage(enquiry: Enquiry, envelope: Envelope): string {
  const { id, from, to, date, spamReason } = envelope
  const name = headerName(enquiry)
  const text = bodyText(enquiry)
  const domain = domainToASCII(from.address.replace(/.*@/, ''))
  const headers = new MailComposer({
    from,
    to,
    date,
    replyTo: { name, address: enquiry.email },
    subject: `${spamReason ? `${SUBJECT_MARK} ` : ''}Enquiry from ${name}`,
    messageId: `<${id.replace(/[^A-Za-z0-9.]/g, '-')}@${domain}>`,
    headers: {
      'Content-Transfer-Encoding': 'quoted-printable',
      ...(spamReason && { 'X-Spam-Flag': 'YES', 'X-Spam-Reason': spamReason }),
    },
    text,
  })
    .compile()
    .buildHeaders()
  // build() would make the whole message, but its streams take longer than everything else that an enquiry needs.
  const body = qp.wrap(qp.encode(text))
  return `${headers}\r\n\r\n${body}\n`.replaceAll('\r\n', '\n')
}

/** Removes the characters that have a meaning in an address or an encoded word, so that a name cannot add an address. */
function headerName({ firstName, lastName }: Enquiry): string {
  const name = `${firstName} ${lastName}`.replace(/[<>@,;:"\\()[\]=?]/g, ' ').replace(/\s+/g, ' ')
  return [...name.trim()].slice(0, MAX_NAME_LENGTH).join('')
}

/**
 * Country code and number are on one line, so that a tap dials both. The message is last because it may be long. By
 * RFC 2046, 4.1.1, lines end with CRLF under any encoding.
 */
function bodyText(enquiry: Enquiry): string {
  return [
    `First name: ${enquiry.firstName}`,
    `Last name: ${enquiry.lastName}`,
    `Email: ${enquiry.email}`,
    `Phone: ${enquiry.countryCode} ${enquiry.phoneNumber}`,
    '',
    'Message:',
    '',
    enquiry.message.replace(/\r\n?|\n/g, '\r\n'),
  ].join('\r\n')
}
