import type { Path } from './path.ts'

/**
 * What a rule finds in one file. The path is empty where it is about a line or the whole file. Rules that find both
 * mistakes and warnings say which it is.
 */
export type Found = { path: Path; message: string; isWarning?: boolean }

/** A mistake, warning or reminder, with its place. The file is such as content/services.yaml. */
export type Problem = Found & { file: string; line?: number; column?: number }

/** Mistakes that the owner can correct, one line each. They are shown without a stack, also by Vite. */
export class OwnerMistakes extends Error {
  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
    this.stack = this.message
  }
}

/** `content/services.yaml › products › item 3 › title: write some words here` */
export function formatProblem({ file, path, line, column, message }: Problem): string {
  const steps = path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : step))
  const place = line ? [`line ${line}, column ${column}`] : steps
  return `${[file, ...place].join(' › ')}: ${message}`
}
