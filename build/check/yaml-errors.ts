// The parser's errors in plain sentences.
import type { ErrorCode, YAMLParseError } from 'yaml'

/** `offset` is its first character in the text of the file. */
export type Mistake = { offset: number; message: string }

export const QUOTE = 'put straight "quotation marks" round all the words'
export const SIGN = `words that begin with a sign such as * & @ % | - [ or {, or with a quotation mark, cannot be read: ${QUOTE}, and inside use the other kind (" or ')`

const STRUCTURE =
  'this line or the next does not fit those beside it: begin it in the same column as the others of its group, with a name, a colon and a space, or in a list with a dash and a space; words that carry on from the line above belong on that line'
const UNCLOSED = `a quotation mark or a bracket is opened here or above and never closed: close it, or ${QUOTE}`
const TAB = 'this line begins with a tab: use spaces instead'

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: TAB,
  BAD_INDENT: STRUCTURE,
  MULTILINE_IMPLICIT_KEY: STRUCTURE,
  MISSING_CHAR: STRUCTURE,
  BLOCK_AS_IMPLICIT_KEY: `there is a colon in these words: ${QUOTE}; or the next line does not begin in the column of this one`,
  DUPLICATE_KEY: 'this name appears twice in its group: remove one of the two',
  MULTIPLE_DOCS: 'remove the line of dashes or dots: a file is one piece',
  BAD_DQ_ESCAPE:
    'a backslash (\\) has a meaning of its own between quotation marks: leave it out, or write it twice',
  BAD_SCALAR_START: SIGN,
  BAD_ALIAS: SIGN,
  UNEXPECTED_TOKEN: SIGN,
}

/** Up to the first after which the parser misreads the rest. */
export function yamlErrors(errors: readonly YAMLParseError[], text: string): Mistake[] {
  const mistakes = errors.map((error) => mistakeOf(error, text))
  const last = mistakes.findIndex(({ message }) => [STRUCTURE, UNCLOSED, TAB].includes(message))
  return last < 0 ? mistakes : mistakes.slice(0, last + 1)
}

function mistakeOf({ code, message, pos: [offset] }: YAMLParseError, text: string): Mistake {
  const [isUnclosed, quote] = /closing (?:(.)quote)?|^Flow/.exec(message) ?? []
  // An open quotation mark is reported where it begins.
  if (isUnclosed) return { offset: quote ? text.lastIndexOf(quote, offset - 1) : offset, message: UNCLOSED }
  // The parser ends at a line that begins further left than the first of the file.
  const isLineStart = /\n *$/.test(text.slice(0, offset))
  if (isLineStart && message.endsWith('at node end')) return { offset, message: STRUCTURE }
  return { offset, message: SENTENCES[code] ?? `this line cannot be read (${message}): ${QUOTE}` }
}
