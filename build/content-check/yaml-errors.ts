// The parser's errors in plain sentences.
import type { ErrorCode, YAMLParseError } from 'yaml'

export type Position = (offset: number) => { line: number; column: number }
export type LineProblem = ReturnType<Position> & { message: string }

export const QUOTE = 'put straight "quotation marks" round all the words'

const STRUCTURE =
  'this line does not fit those beside it: begin it in the same column as the others of its group, with a name, a colon and a space, or in a list with a dash and a space; words that carry on from the line above belong on that line'
const OPEN_QUOTE = 'a quotation mark is opened here and never closed: close it at the end of the words'
const OPEN_BRACKET = `a bracket is opened above and never closed: if words begin with [ or {, ${QUOTE}`
const EARLY_QUOTE =
  'the quotation marks end before the words do: put them round the whole of the words, and inside use the other kind (" or \')'

const SENTENCES: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: 'this line begins with a tab: use spaces instead',
  BAD_INDENT: STRUCTURE,
  MULTILINE_IMPLICIT_KEY: STRUCTURE.replace('this line does', 'this line or the next does'),
  MISSING_CHAR: STRUCTURE,
  BLOCK_AS_IMPLICIT_KEY: `there is a colon in these words: ${QUOTE}`,
  DUPLICATE_KEY: 'this name appears twice in its group: remove one of the two',
  MULTIPLE_DOCS: 'remove the line of dashes or dots: a file is one piece',
  BAD_DQ_ESCAPE:
    'a backslash (\\) has a meaning of its own between quotation marks: leave it out, or write it twice',
}

/** After one of these the parser misreads its line and those that follow. */
const MISLEADING: readonly ErrorCode[] = [
  'TAB_AS_INDENT',
  'BAD_INDENT',
  'MULTILINE_IMPLICIT_KEY',
  'MISSING_CHAR',
]

/** One sentence for each line that has a mistake, up to the first after which the parser misreads the rest. */
export function yamlErrors(
  errors: readonly YAMLParseError[],
  text: string,
  position: Position,
): LineProblem[] {
  const lines = text.split('\n')
  const problems = new Map<number, LineProblem>()
  for (const error of errors) {
    const { line } = position(error.pos[0])
    const inLine = errors.filter(({ pos }) => position(pos[0]).line === line)
    const misleading = inLine.find(({ code }) => MISLEADING.includes(code))
    const place = position(placeOf(error, text))
    const message = sentence(error, misleading ?? error, lines[place.line - 1] ?? '')
    if (!problems.has(place.line)) problems.set(place.line, { ...place, message })
    if (misleading) break
  }
  return [...problems.values()]
}

/** An open quotation mark is reported where it begins, and an empty line never has the mistake. */
function placeOf({ code, message, pos }: YAMLParseError, text: string): number {
  const quote = code === 'MISSING_CHAR' && /closing (.)quote/.exec(message)?.[1]
  if (quote) return text.lastIndexOf(quote, pos[0] - 1)
  const [blank = ''] = /^(?:[ \t]*\n)*/.exec(text.slice(pos[0])) ?? []
  return pos[0] + blank.length
}

function sentence({ code, message }: YAMLParseError, cause: YAMLParseError, line: string): string {
  if (message.includes('closing')) return OPEN_QUOTE
  if (message.startsWith('Flow')) return OPEN_BRACKET
  const isSign = /^(BAD_SCALAR_START|BAD_ALIAS|UNEXPECTED_TOKEN)$/.test(code)
  if (isSign || /^[{[]/.test(wordsOf(line))) return firstCharacter(line)
  return SENTENCES[cause.code] ?? `this line cannot be read (${message}): ${QUOTE}`
}

/** The words of a line are after its dash and its name. */
const wordsOf = (line: string) => line.replace(/^\s*(?:- +)*(?:[\w-]+:\s+)?/, '')

export function firstCharacter(line: string): string {
  const first = wordsOf(line).charAt(0)
  if (first === '"' || first === "'") return EARLY_QUOTE
  return `these words begin with “${first}”, which has a meaning of its own here: ${QUOTE}`
}
