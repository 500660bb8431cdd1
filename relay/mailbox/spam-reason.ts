// Why an enquiry looks like spam. It is kept all the same, in Junk, with the reason: a wrong guess costs a glance.
import { hash } from 'node:crypto'
import type { Enquiry } from '#contract/enquiry.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Someone may send one link, or her clinic's and her own; advertisers send heaps. */
const MANY_LINKS = 4
/** A person presses Send again when in doubt; nobody does so for the fourth time in a day. */
const SAME_TEXT_LIMIT = 4
/** Under so many letters two people may well write the same: 'Please call me back.' */
const OWN_WORDS_LENGTH = 24
/** Texts are remembered as digests, and so many at most: years of enquiries, or minutes of a flood. */
const MAX_TEXTS = 2_000

const link = /\bhttps?:\/\/|\bwww\./gi
const linkMarkup = /<a\s[^>]{0,200}href|\[url[=\]]|\[link[=\]]/i
/** Trades that write to every form on the web; only with a link beside it, since a patient may use the word. */
const peddling =
  /\b(?:backlinks?|seo (?:services?|packages?|ranking)|guest posts?|casino|crypto(?:currency)? (?:trading|investment)|viagra|cialis|payday loans?)\b/i

type Shape = { reason: string; fits: (enquiry: Enquiry) => boolean }

const shapes: readonly Shape[] = [
  { reason: 'a link in a name', fits: ({ firstName, lastName }) => links(`${firstName} ${lastName}`) > 0 },
  { reason: 'links written as HTML or BBCode', fits: ({ message }) => linkMarkup.test(message) },
  { reason: 'many links', fits: ({ message }) => links(message) >= MANY_LINKS },
  {
    reason: 'an advertisement with a link',
    fits: ({ message }) => links(message) > 0 && peddling.test(message),
  },
]

export type SpamGuard = { reasonFor(enquiry: Enquiry): string | undefined }

export function createSpamGuard(now: () => number = Date.now): SpamGuard {
  let timesByText = new Map<string, number>()
  let countedSince = now()

  function timesSeen(message: string): number {
    // Every gap counts as one space. Most are: those are passed over, which is four times as fast.
    const text = message
      .toLowerCase()
      .replace(/\s{2,}|[^\S ]/g, ' ')
      .trim()
    if (text.length < OWN_WORDS_LENGTH) return 1
    if (now() - countedSince > DAY_MS || timesByText.size >= MAX_TEXTS) {
      timesByText = new Map()
      countedSince = now()
    }
    const digest = hash('sha256', text, 'base64')
    const times = (timesByText.get(digest) ?? 0) + 1
    timesByText.set(digest, times)
    return times
  }

  function reasonFor(enquiry: Enquiry): string | undefined {
    const isRepeated = timesSeen(enquiry.message) >= SAME_TEXT_LIMIT
    const shape = shapes.find(({ fits }) => fits(enquiry))
    return shape?.reason ?? (isRepeated ? 'the same text again and again' : undefined)
  }

  return { reasonFor }
}

function links(text: string): number {
  return text.match(link)?.length ?? 0
}
