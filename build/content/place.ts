/** Steps into a content file: names of groups, and numbers of list items. */
export type Path = readonly PropertyKey[]

/** Where something stands, as the owner reads it: `content/services.yaml › products › item 3 › title`. */
export const placeOf = (file: string, path: Path): string => [`content/${file}`, ...stepsOf(path)].join(' › ')

/** The same inside its file: `products › item 3`. */
export const groupOf = (path: Path): string => stepsOf(path).join(' › ')

const stepsOf = (path: Path) =>
  path.map((step) => (typeof step === 'number' ? `item ${step + 1}` : String(step)))

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
