// Writes an enquiry as an Internet message (RFC 5322) that any mail program can show and answer.
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Enquiry } from '#contract/enquiry.ts'
import type { MailAddress } from '../config/mail-settings.ts'

/** A longer name is cut in the headers; the body has it in full. */
const MAX_NAME_LENGTH = 80

export type Envelope = {
  /** The file name in the mailbox. The Message-ID is made from it, so it is the same at every delivery attempt. */
  id: string
  from: MailAddress
  to: MailAddress
  date: Date
  junkReason?: string | undefined
}

/** With LF line endings, as a Maildir has them; nodemailer sends CRLF. */
export async function composeMessage(enquiry: Enquiry, envelope: Envelope): Promise<string> {
  const { id, from, to, date, junkReason } = envelope
  const name = headerName(enquiry)
  const message = new MailComposer({
    from,
    to,
    date,
    replyTo: { name, address: enquiry.email },
    subject: `Enquiry from ${name}`,
    messageId: `<${id.replace(/[^A-Za-z0-9.]/g, '-')}@${from.address.split('@').at(-1)}>`,
    headers: junkReason ? { 'X-Junk-Reason': junkReason } : {},
    text: bodyText(enquiry).replace(/\r\n?|\n/g, '\r\n'), // RFC 2046, 4.1.1: CRLF, also inside base64
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile()
  return (await message.build()).toString().replaceAll('\r\n', '\n')
}

/** Without the characters that have a meaning in an address or an encoded word, so a name cannot add an address. */
function headerName({ firstName, lastName }: Enquiry): string {
  const name = `${firstName} ${lastName}`.replace(/[<>@,;:"\\()[\]=?]/g, ' ').replace(/\s+/g, ' ')
  const characters = [...name.trim()]
  return characters.length > MAX_NAME_LENGTH
    ? `${characters.slice(0, MAX_NAME_LENGTH).join('')}…`
    : characters.join('')
}

/** The phone number stands in one piece, so that a tap dials it; the message is last because it may be long. */
function bodyText(enquiry: Enquiry): string {
  return [
    `First name: ${enquiry.firstName}`,
    `Last name: ${enquiry.lastName}`,
    `Email: ${enquiry.email}`,
    `Phone: ${enquiry.countryCode} ${enquiry.phoneNumber}`,
    '',
    'Message:',
    '',
    enquiry.message,
    '',
  ].join('\n')
}
