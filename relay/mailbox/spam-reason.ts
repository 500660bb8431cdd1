// Decides whether an enquiry is very likely advertising. It is then stored in Junk, with the reason.
import type { Enquiry } from '#contract/enquiry.ts'

/** A patient may send a link or two; advertisers send many. */
const MANY_LINKS = 4

const link = /\bhttps?:\/\/|\bwww\./gi
const linkMarkup = /<a\s[^>]{0,200}href|\[url[=\]]|\[link[=\]]/i
/** Trades that write to every contact form. Only together with a link, since a patient may use the word. */
const spamTrade =
  /\b(?:backlinks?|seo (?:services?|packages?|ranking)|guest posts?|casino|crypto(?:currency)? (?:trading|investment)|viagra|cialis|payday loans?)\b/i

type Rule = { reason: string; matches: (enquiry: Enquiry) => boolean }

/** Each rule looks at one enquiry alone: visitors who send the same ready-made text are all real. */
const rules: readonly Rule[] = [
  {
    reason: 'a link in a name',
    matches: ({ firstName, lastName }) => countLinks(`${firstName} ${lastName}`) > 0,
  },
  { reason: 'links written as HTML or BBCode', matches: ({ message }) => linkMarkup.test(message) },
  { reason: 'many links', matches: ({ message }) => countLinks(message) >= MANY_LINKS },
  {
    reason: 'an advertisement with a link',
    matches: ({ message }) => countLinks(message) > 0 && spamTrade.test(message),
  },
]

export function spamReason(enquiry: Enquiry): string | undefined {
  return rules.find(({ matches }) => matches(enquiry))?.reason
}

function countLinks(text: string): number {
  return text.match(link)?.length ?? 0
}
