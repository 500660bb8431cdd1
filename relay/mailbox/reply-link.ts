// Makes a mailto: link (RFC 6068) that opens a reply in the owner's mail program, with subject and quotation.
import { SUBJECT_MARK } from './compose-message.ts'
import type { ParsedMessage } from './parse-message.ts'

/** Mail programs and Windows cut longer addresses. */
const MAX_LINK_LENGTH = 1_900

type Replied = Pick<ParsedMessage, 'replyTo' | 'subject' | 'text'>

export function replyLink({ replyTo, subject, text }: Replied, arrived: Date): string {
  const attribution = `On ${arrived.toISOString().slice(0, 10)}, ${replyTo.name || replyTo.address} wrote:`
  // Of an enquiry only the visitor's message is quoted, of any other mail everything.
  const [, message = text] = /\n\nMessage:\n\n([\s\S]*)$/.exec(text) ?? []
  const body = ['', '', attribution, ...message.split('\n').map((line) => `> ${line}`)].join('\r\n')
  // The mark is for the owner; a patient should not read it in the answer.
  const answered = subject.replace(`${SUBJECT_MARK} `, '')
  const address = encodeURIComponent(replyTo.address).replace('%40', '@')
  let link = `mailto:${address}?subject=${encodeURIComponent(`Re: ${answered}`)}&body=`
  for (const character of body) {
    if (link.length > MAX_LINK_LENGTH) return `${link}${encodeURIComponent(' …')}`
    link += encodeURIComponent(character)
  }
  return link
}
