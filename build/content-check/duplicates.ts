/** The texts that are in the list twice, each with its index and that of the first. */
export function repeatedIn(texts: readonly unknown[]): { index: number; first: number }[] {
  const names = texts.map(comparable)
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    return name && first < index ? [{ index, first }] : []
  })
}

/** Empty for anything but a text. */
export const comparable = (text: unknown): string =>
  typeof text === 'string' ? text.trim().replace(/\s+/g, ' ').toLowerCase() : ''
