// An enquiry as a letter (RFC 5322) that any mail program can show and answer.
import MimeNode from 'nodemailer/lib/mime-node'
import type { Enquiry } from '#contract/enquiry.ts'
import type { Correspondent } from './mail-settings.ts'

/** A name longer than this is cut in the headers, where it is a label; the body holds it whole. */
const MAX_LABEL_LENGTH = 120
/** RFC 5322, 2.1.1 allows 998 octets; base64 lines are 76. */
const MAX_LINE_LENGTH = 998

export type Envelope = {
  /** The file's name in the mailbox. The Message-ID is made from it, so that it never changes. */
  id: string
  from: Correspondent
  to: Correspondent
  date: Date
  junkReason?: string | undefined
}

/** With plain line feeds, as a Maildir has them; SMTP gets its CRLF from the mailer. */
export function composeLetter(enquiry: Enquiry, envelope: Envelope): string {
  const body = layOut(enquiry)
  const isPlain = isPlainText(body)
  const headers = new MimeNode('text/plain; charset=utf-8').setHeader([
    { key: 'From', value: envelope.from },
    { key: 'To', value: envelope.to },
    // As an object: in a glued string a visitor's name could add a second address.
    { key: 'Reply-To', value: { name: nameOf(enquiry), address: enquiry.email } },
    { key: 'Subject', value: `Enquiry from ${nameOf(enquiry)}` },
    { key: 'Date', value: envelope.date.toUTCString().replace('GMT', '+0000') },
    { key: 'Message-ID', value: messageId(envelope) },
    ...(envelope.junkReason ? [{ key: 'X-Junk-Reason', value: envelope.junkReason }] : []),
    { key: 'Content-Transfer-Encoding', value: isPlain ? '7bit' : 'base64' },
  ])
  return `${headers.buildHeaders().replaceAll('\r\n', '\n')}\n\n${isPlain ? body : inBase64(body)}`
}

export function messageId({ id, from }: Pick<Envelope, 'id' | 'from'>): string {
  return `<${id.replace(/[^A-Za-z0-9.]/g, '-')}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`
}

function nameOf({ firstName, lastName }: Enquiry): string {
  const letters = [...`${firstName.trim()} ${lastName.trim()}`]
  return letters.length > MAX_LABEL_LENGTH
    ? `${letters.slice(0, MAX_LABEL_LENGTH).join('')}…`
    : letters.join('')
}

/** Short lines for a phone; the number in one piece, so that a tap dials it; the message last, for it may be long. */
function layOut(enquiry: Enquiry): string {
  return [
    `First name: ${enquiry.firstName}`,
    `Last name: ${enquiry.lastName}`,
    `Email: ${enquiry.email}`,
    `Phone: ${enquiry.countryCode} ${enquiry.phoneNumber}`,
    '',
    'Message:',
    '',
    enquiry.message.replace(/\r\n?/g, '\n'),
    '',
  ].join('\n')
}

function isPlainText(body: string): boolean {
  return /^[\t\n\x20-\x7e]*$/.test(body) && body.split('\n').every((line) => line.length <= MAX_LINE_LENGTH)
}

/** RFC 2046, 4.1.1: the text under the encoding has CRLF, whatever the file around it has. */
function inBase64(body: string): string {
  const encoded = Buffer.from(body.replaceAll('\n', '\r\n')).toString('base64')
  return encoded.replace(/.{1,76}/g, '$&\n')
}
