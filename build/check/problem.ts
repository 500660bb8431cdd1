import type { Path } from './field-path.ts'

/** A mistake, warning or reminder, with its place. */
export type Problem = {
  /** The path of the file, such as content/services.yaml. */
  file: string
  /** The path is empty where the problem is about the whole file. */
  path: Path
  message: string
  /** The parser's message with line, column and excerpt, if the file cannot be parsed. */
  syntaxError?: string
  /** Rules that find both mistakes and warnings set it. */
  isWarning?: boolean
  /** `words` of the text can be replaced by the safer words `instead`. */
  replacement?: { words: string; instead: string }
}

/** A rule finds this in one text. The caller adds the place. */
export type Finding = Omit<Problem, 'file' | 'path'>

/** Mistakes that the owner can correct, one line each. They are shown without a stack trace, also by Vite. */
export class OwnerMistakes extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.stack = this.message
  }
}

/** Writes a problem as `content/services.yaml › products › item 3 › title: write some words here`. */
export function formatProblem({ file, path, message, syntaxError }: Problem): string {
  if (syntaxError) return `${file} cannot be read.\n${syntaxError}\n`
  const steps = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : step))
  return `${[file, ...steps].join(' › ')}: ${message}`
}
