// Decides whether an enquiry may be advertising. It is then marked, and delivered like any other: a wrong mark costs the
// owner a look, a message that is kept back could cost a patient.
import type { Enquiry } from '#contract/enquiry.ts'

/** A patient may send a link or two; advertisers send many. */
const MIN_SPAM_LINKS = 4

/** `https://www.` counts as one link. */
const link = /\bhttps?:\/\/|(?<!\/\/)\bwww\./gi
const linkMarkup = /<a\s[^>]{0,200}href|\[(?:url|link)\s*(?:=|\]\s*(?:https?:|www\.))/i
/** In a name, a link may have no https://. An email address in the wrong field, and the degree B.Com, are no links. */
const linkInName = /https?:\/\/|(?<![@\w.-])(?:www\.|(?:[\w-]+\.)*[\w-]{3,}\.(?:com|net|org|info|xyz)\b)/i
/** These trades write to every contact form. They count only together with a link, since a patient may use the word. */
const spamTrade =
  /\b(?:backlinks?|seo (?:agency|audit|company|experts?|packages?|ranking|services?)|search engine optimi[sz]ation|guest posts?|casino|online betting|bitcoin|crypto(?:currency)? (?:trading|investment)|(?:buy|cheap|order) (?:viagra|cialis)|payday loans?)\b/i

/** Looks at one enquiry alone: several visitors may send the same prefilled sentence. */
export function spamReason({ firstName, lastName, message }: Enquiry): string | undefined {
  const links = message.match(link)?.length ?? 0
  if (linkInName.test(`${firstName} ${lastName}`)) return 'a link in a name'
  if (linkMarkup.test(message)) return 'links written as HTML or BBCode'
  if (links >= MIN_SPAM_LINKS) return 'many links'
  if (links > 0 && spamTrade.test(message)) return 'an advertisement with a link'
  return undefined
}
