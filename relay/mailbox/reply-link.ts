// A mailto: link (RFC 6068) that opens a reply in the owner's mail program, with subject and quotation.
import type { ParsedMessage } from './parse-message.ts'

/** Mail programs and Windows cut longer addresses. */
const MAX_LINK_LENGTH = 1_900

export function replyLink({ replyTo, subject, date, text, enquiry }: ParsedMessage): string {
  const day = date?.toISOString().slice(0, 10)
  const attribution = `${day ? `On ${day}, ` : ''}${replyTo.name || replyTo.address} wrote:`
  const quotation = (enquiry?.message ?? text).split('\n').map((line) => `> ${line}`)
  const start = `mailto:${encodeURIComponent(replyTo.address).replace('%40', '@')}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=`
  return (
    start + encodeWithin(MAX_LINK_LENGTH - start.length, ['', '', attribution, ...quotation].join('\r\n'))
  )
}

/** Cuts between characters, since part of an encoded character would be unreadable. */
function encodeWithin(maxLength: number, text: string): string {
  let encoded = ''
  for (const character of text) {
    const next = encodeURIComponent(character)
    if (encoded.length + next.length > maxLength) return `${encoded}${encodeURIComponent(' …')}`
    encoded += next
  }
  return encoded
}
