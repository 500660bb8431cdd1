import { splitByScript } from './script-languages.ts'

type InlinePart = {
  /** Where the part ends, as a key. */
  at: number
  text: string
  isItalic: boolean
  language: string | undefined
}

const LANGUAGE = /^([a-z]{2,3}(?:-[A-Z][a-z]{3})?):(.+)$/

/** The parts of a text: in italics or not, each in one language, and each ending after a slash. */
export function parseInline(markup: string): InlinePart[] {
  let at = 0
  return markup.split(/(\*[^*]+\*)/).flatMap((phrase) => {
    const isItalic = phrase.startsWith('*')
    const inside = isItalic ? phrase.slice(1, -1) : phrase
    const [, language, text = inside] = (isItalic && LANGUAGE.exec(inside)) || []
    const parts = language ? [{ text, language }] : splitByScript(text)
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
