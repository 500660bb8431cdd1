/** The texts that are in the list twice, each with its index and that of the first. */
export function repeatedIn(texts: readonly unknown[]): { index: number; first: number }[] {
  const names = texts.map((text) => (typeof text === 'string' ? normal(text) : ''))
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    return name && first < index ? [{ index, first }] : []
  })
}

const normal = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
