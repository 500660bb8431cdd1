import { splitByWritingSystem } from './split-by-writing-system.ts'

/** `la:Allium cepa`: letters right before a colon name a language. */
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
 * The parts of a text: in italics or not, each in one language, and each ending after a slash. `at` is where it ends, as
 * a key.
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

/** The text without markup, for attributes and addresses. */
export const plainText = (markup: string) =>
  parseInline(markup)
    .map(({ text }) => text)
    .join('')
