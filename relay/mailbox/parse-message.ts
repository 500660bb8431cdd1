// Reads a message of the mailbox back: what compose-message.ts wrote, or any other mail that lies there.
import PostalMime from 'postal-mime'
import type { Enquiry } from '#contract/enquiry.ts'

export type ParsedMessage = {
  subject: string
  date: Date | undefined
  replyTo: { name: string; address: string }
  junkReason: string
  text: string
  /** Absent when the message is not an enquiry of our form. */
  enquiry: Enquiry | undefined
}

const enquiryLayout =
  /^First name: (.*)\nLast name: (.*)\nEmail: (.*)\nPhone: (\S+) (.*)\n\nMessage:\n\n([\s\S]*)$/

export async function parseMessage(content: Buffer): Promise<ParsedMessage> {
  const mail = await PostalMime.parse(content)
  const sender = mail.replyTo?.[0] ?? mail.from
  const text = printable(mail.text ?? '').trimEnd()
  return {
    subject: printable(mail.subject ?? ''),
    date: mail.date && !Number.isNaN(Date.parse(mail.date)) ? new Date(mail.date) : undefined,
    replyTo: { name: printable(sender?.name ?? ''), address: printable(sender?.address ?? '') },
    junkReason: printable(mail.headers.find(({ key }) => key === 'x-junk-reason')?.value ?? ''),
    text,
    enquiry: readEnquiry(text),
  }
}

/** Only the message can have line breaks, so the first four lines are always the other fields. */
function readEnquiry(text: string): Enquiry | undefined {
  const match = enquiryLayout.exec(text)
  if (!match) return undefined
  const [, firstName = '', lastName = '', email = '', countryCode = '', phoneNumber = '', message = ''] =
    match
  return { firstName, lastName, email, phoneNumber, countryCode, message }
}

/** Escape sequences in a message would control the terminal that prints it. */
function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/[^\P{Cc}\n\t]/gu, '\u{FFFD}')
}
