// Decides whether an enquiry is very likely advertising. It is then stored in Junk, with the reason.
import type { Enquiry } from '#contract/enquiry.ts'

/** A patient may send a link or two; advertisers send many. */
const MANY_LINKS = 4

const link = /\bhttps?:\/\/|\bwww\./gi
const linkMarkup = /<a\s[^>]{0,200}href|\[url[=\]]|\[link[=\]]/i
/** Trades that write to every contact form. Only together with a link, since a patient may use the word. */
const spamTrade =
  /\b(?:backlinks?|seo (?:services?|packages?|ranking)|guest posts?|casino|crypto(?:currency)? (?:trading|investment)|viagra|cialis|payday loans?)\b/i

/** Looks at one enquiry alone: visitors who send the same ready-made text are all real. */
export function spamReason({ firstName, lastName, message }: Enquiry): string | undefined {
  const links = countLinks(message)
  if (countLinks(`${firstName} ${lastName}`) > 0) return 'a link in a name'
  if (linkMarkup.test(message)) return 'links written as HTML or BBCode'
  if (links >= MANY_LINKS) return 'many links'
  if (links > 0 && spamTrade.test(message)) return 'an advertisement with a link'
  return undefined
}

function countLinks(text: string): number {
  return text.match(link)?.length ?? 0
}
