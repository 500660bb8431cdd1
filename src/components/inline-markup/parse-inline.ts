import { splitByWritingSystem } from './split-by-writing-system.ts'

/** In `la:Allium cepa` the letters before the colon name a language. */
const TAGGED = /^([a-z]{2,3}(?:-[A-Z][a-z]{3})?):(\S.*)$/

/** A phrase between stars is in italics, and may name its language first. */
export function phrasesIn(markup: string) {
  const written = markup.split(/(\*[^*]+\*)/).filter((phrase) => phrase !== '')
  return written.map((phrase) => {
    const isItalic = phrase.startsWith('*')
    const inside = isItalic ? phrase.slice(1, -1) : phrase
    const [, language, text = inside] = (isItalic && TAGGED.exec(inside)) || []
    return { text, isItalic, language }
  })
}

/**
 * Splits a text into parts that are in italics or not and in one language. A part also ends after each slash. `at` is the
 * position where it ends, and serves as its key.
 */
export function parseInline(markup: string) {
  let at = 0
  return phrasesIn(markup).flatMap(({ text, isItalic, language }) => {
    const parts = language ? [{ text, language }] : splitByWritingSystem(text)
    return parts.flatMap((part) =>
      part.text.split(/(?<=\/)/).map((text) => {
        at += text.length
        return { at, text, isItalic, language: part.language }
      }),
    )
  })
}

/** Returns the text without markup, for attributes and addresses. */
export const plainText = (markup: string) =>
  parseInline(markup)
    .map(({ text }) => text)
    .join('')
