// A mailto: link (RFC 6068) that opens a reply in the owner's mail program, with subject and quotation.
import type { ParsedMessage } from './parse-message.ts'

/** Mail programs and Windows cut longer addresses. */
const MAX_LINK_LENGTH = 1_900

type Replied = Pick<ParsedMessage, 'replyTo' | 'subject' | 'text'>

export function replyLink({ replyTo, subject, text }: Replied, arrived: Date): string {
  const attribution = `On ${arrived.toISOString().slice(0, 10)}, ${replyTo.name || replyTo.address} wrote:`
  // Of an enquiry, what the visitor has written; of any other mail, everything.
  const [, message = text] = /\n\nMessage:\n\n([\s\S]*)$/.exec(text) ?? []
  const body = ['', '', attribution, ...message.split('\n').map((line) => `> ${line}`)].join('\r\n')
  const address = encodeURIComponent(replyTo.address).replace('%40', '@')
  const start = `mailto:${address}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=`
  // Cut between characters: part of one cannot be encoded.
  let characters = [...body].slice(0, MAX_LINK_LENGTH)
  let link = start + encodeURIComponent(characters.join(''))
  while (link.length > MAX_LINK_LENGTH && characters.length > 0) {
    characters = characters.slice(0, Math.floor(characters.length * 0.9))
    link = start + encodeURIComponent(`${characters.join('')} …`)
  }
  return link
}
