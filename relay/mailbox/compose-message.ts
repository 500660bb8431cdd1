// An enquiry as a letter (RFC 5322) that any mail program can show and answer.
import { encodeWord } from 'nodemailer/lib/mime-funcs'
import type { Enquiry } from '#contract/enquiry.ts'
import type { Correspondent } from '../config/mail-settings.ts'

/** A name longer than this is cut in the headers, where it is a label; the body holds it whole. */
const MAX_LABEL_LENGTH = 80
/** RFC 5322, 2.1.1. */
const MAX_LINE_LENGTH = 998
/** With the name of a header before it, an encoded word stays within the 76 letters of RFC 2047, 2. */
const MAX_WORD_LENGTH = 64

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
  const visitor = { name: nameOf(enquiry), address: enquiry.email }
  const body = layOut(enquiry)
  const isPlain = isPlainText(body)
  return [
    `From: ${mailbox(envelope.from)}`,
    `To: ${mailbox(envelope.to)}`,
    `Reply-To: ${mailbox(visitor)}`,
    `Subject: ${words(`Enquiry from ${visitor.name}`)}`,
    `Date: ${envelope.date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${messageId(envelope)}`,
    ...(envelope.junkReason ? [`X-Junk-Reason: ${words(envelope.junkReason)}`] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    `Content-Transfer-Encoding: ${isPlain ? '7bit' : 'base64'}`,
    '',
    isPlain ? body : inBase64(body),
  ].join('\n')
}

export function messageId({ id, from }: Pick<Envelope, 'id' | 'from'>): string {
  return `<${id.replace(/[^A-Za-z0-9.]/g, '-')}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`
}

/** Name and address never meet as one text: in a glued string a visitor's name could add a second address. */
function mailbox({ name, address }: Correspondent): string {
  return `${words(name)}\n <${address}>`
}

/** Letters, digits and spaces stand as they are; all else travels encoded, where it can end or begin nothing. */
function words(text: string): string {
  const isHarmless = /^[A-Za-z0-9]+( [A-Za-z0-9]+)*$/.test(text) && text.length <= MAX_WORD_LENGTH
  return isHarmless ? text : encodeWord(text, 'B', MAX_WORD_LENGTH).replaceAll('?= =?', '?=\n =?')
}

function nameOf({ firstName, lastName }: Enquiry): string {
  const name = `${firstName.trim()} ${lastName.trim()}`
  // Cut between characters, not within one that takes two places.
  return name.length > MAX_LABEL_LENGTH ? `${[...name].slice(0, MAX_LABEL_LENGTH).join('')}…` : name
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
