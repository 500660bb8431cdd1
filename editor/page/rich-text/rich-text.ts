// A text as the owner sees it: words, in italics or not, and the practice's name as one piece, as is the product or topic
// of an enquiry. Pure functions between this and the markup in content/.
import { phrasesIn } from '#components/inline-markup/parse-inline.ts'

/** Stands for the practice's name in a piece: one character, so that nothing can cut the name in two. */
export const NAME = '\ufffc'
/** Stands for the product or topic that a visitor asks about. */
export const SUBJECT = '\ufffb'

const withSigns = (markup: string) => markup.replaceAll('{name}', NAME).replaceAll('{subject}', SUBJECT)
const withoutSigns = (text: string) => text.replaceAll(NAME, '{name}').replaceAll(SUBJECT, '{subject}')

type Style = {
  isItalic: boolean
  /** The language that the markup names: only words in italics have one. */
  language?: string | undefined
}

export type Piece = Style & { text: string }

export const PLAIN: Style = { isItalic: false }

export const piecesOf = (markup: string): readonly Piece[] =>
  joined(
    phrasesIn(markup).map(({ text, isItalic, language }) => ({ text: withSigns(text), isItalic, language })),
  )

export const markupOf = (pieces: readonly Piece[]): string => withoutSigns(pieces.map(markupOfPiece).join(''))

/** Stars stand right beside the words. */
function markupOfPiece({ text, isItalic, language }: Piece): string {
  const words = text.trim()
  if (!isItalic || !words) return text
  return text.replace(words, () => `*${language ? `${language}:` : ''}${words}*`)
}

export const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

/** The style of what is typed there: that of the selected words, or of the words before the caret. */
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

/** Spaces beside a word have no style that can be seen. */
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
 * Words from the keyboard or the clipboard, as a text can hold them: on one line, and without the signs that are markup.
 * Broken letters and characters that nobody sees are copied along with words from other programs.
 */
export const typedText = (text: string) =>
  text
    .replaceAll(/\s*[\r\n\u2028\u2029]+\s*/g, ' ')
    .replaceAll(/[^\S ]/g, ' ')
    .replaceAll(/[*\u00ad\u200b\u202a-\u202e\u2060-\u2069\ufeff\ufffb-\ufffd{}]|\p{Cc}/gu, '')

/** What was written into the element, where the name is a sign already. */
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

/** Two phrases in italics beside each other would be two stars, which are no markup: they become one phrase. */
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
