/** Steps into a content file: names of fields, and numbers of list items. */
export type Path = readonly (string | number)[]

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
  const place = path.length === 0 && line ? [`line ${line}, column ${column}`] : steps
  return `${[file, ...place].join(' › ')}: ${message}`
}

export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, step) => (typeof here === 'object' && here !== null ? here[step as keyof typeof here] : undefined),
    value,
  )
}

/** Every text in a content file, with its path. */
export function textsIn(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
