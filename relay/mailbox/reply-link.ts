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
  return start + encodeWithin(MAX_LINK_LENGTH - start.length, body)
}

/** Cuts between characters, since part of an encoded character would be unreadable. */
function encodeWithin(maxLength: number, text: string): string {
  // An array, because V8 keeps a string that is built with + as a tree of its parts, some fifteen times as large.
  const encoded: string[] = []
  let length = 0
  for (const character of text) {
    const next = encodeURIComponent(character)
    length += next.length
    if (length > maxLength) return [...encoded, encodeURIComponent(' …')].join('')
    encoded.push(next)
  }
  return encoded.join('')
}
