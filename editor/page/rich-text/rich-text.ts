// Turns the markup of content/ into a text as the owner sees it, and back: words that are in italics or not, with the
// practice's name, or the product or topic of an enquiry, as one piece each.
import { phrasesIn } from '#components/inline-markup/parse-inline.ts'

/** This character stands for the practice's name in a piece. It is one, so that nothing can cut the name in two. */
export const NAME = '\ufffc'
/** This character stands for the product or topic that a visitor asks about. */
export const SUBJECT = '\ufffb'

const withSigns = (markup: string) => markup.replaceAll('{name}', NAME).replaceAll('{subject}', SUBJECT)
const withoutSigns = (text: string) => text.replaceAll(NAME, '{name}').replaceAll(SUBJECT, '{subject}')

type Style = {
  isItalic: boolean
  /** The language that the markup names. Only words in italics have one. */
  language?: string | undefined
}

export type Piece = Style & { text: string }

export const PLAIN: Style = { isItalic: false }

export const piecesOf = (markup: string): readonly Piece[] =>
  joined(
    phrasesIn(markup).map(({ text, isItalic, language }) => ({ text: withSigns(text), isItalic, language })),
  )

export const markupOf = (pieces: readonly Piece[]): string => withoutSigns(pieces.map(markupOfPiece).join(''))

/** Writes a piece as markup. Its stars have to be right beside the words. */
function markupOfPiece({ text, isItalic, language }: Piece): string {
  const words = text.trim()
  if (!isItalic || !words) return text
  return text.replace(words, () => `*${language ? `${language}:` : ''}${words}*`)
}

export const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

/** Returns the style of typed words: that of the selected words, or of the words before the caret. */
export function styleAt(pieces: readonly Piece[], start: number, end: number): Style {
  const from = start === end ? Math.max(0, start - 1) : start
  const [first = PLAIN] = cut(pieces, from, from + 1)
  return { isItalic: first.isItalic, language: first.language }
}

export function replaceText(
  pieces: readonly Piece[],
  start: number,
  end: number,
  text: string,
  style: Style = styleAt(pieces, start, end),
): readonly Piece[] {
  const before = cut(pieces, 0, start)
  const after = cut(pieces, end, Number.POSITIVE_INFINITY)
  return joined([...before, { text, ...style }, ...after])
}

/** Says whether all selected words are in italics. Spaces do not count, because their style cannot be seen. */
export function isItalicIn(pieces: readonly Piece[], start: number, end: number): boolean {
  const words = cut(pieces, start, end).filter(({ text }) => text.trim())
  return words.length > 0 && words.every(({ isItalic }) => isItalic)
}

export function withItalics(pieces: readonly Piece[], start: number, end: number, isItalic: boolean) {
  const changed = cut(pieces, start, end).map(({ text, ...style }) =>
    style.isItalic === isItalic ? { text, ...style } : { text, isItalic },
  )
  return joined([...cut(pieces, 0, start), ...changed, ...cut(pieces, end, Number.POSITIVE_INFINITY)])
}

/**
 * Cleans words from the keyboard or the clipboard: they become one line without the signs of markup, and without the broken
 * letters and invisible characters that come along from other programs.
 */
export const typedText = (text: string) =>
  text
    .replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .replaceAll(/[^\S ]/g, ' ')
    .replaceAll(/[*\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff\ufffb-\ufffd{}]|\p{Cc}/gu, '')

/** Cleans a text that was read from the element, in which the name is one character already. */
export const withoutMarkup = (text: string) =>
  text
    .split(/([\ufffb\ufffc])/)
    .map((part) => ([NAME, SUBJECT].includes(part) ? part : typedText(part)))
    .join('')

function cut(pieces: readonly Piece[], start: number, end: number): Piece[] {
  let at = 0
  return pieces.flatMap((piece) => {
    const text = piece.text.slice(Math.max(0, start - at), Math.max(0, end - at))
    at += piece.text.length
    return text ? [{ ...piece, text }] : []
  })
}

/** Joins phrases in italics that are next to each other. Otherwise two stars would meet, which is no markup. */
export function joined(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (piece.text === '') continue
    if (last?.isItalic === piece.isItalic)
      result[result.length - 1] = { ...last, text: last.text + piece.text }
    else result.push(piece)
  }
  return result
}
