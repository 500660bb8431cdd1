/** Steps into a content file: names of fields, and numbers of list items. */
export type Path = readonly (string | number)[]

/** A mistake, warning or reminder, with the place it is about. */
export type Problem = {
  /** From the project's directory, such as content/services.yaml. */
  file: string
  /** The field; empty where the problem is about a line or the whole file. */
  path: Path
  line?: number
  column?: number
  message: string
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
