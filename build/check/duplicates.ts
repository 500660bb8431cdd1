/** Returns for each text the index of another that reads the same, or -1. */
export function duplicatesOf(texts: readonly unknown[]): number[] {
  const names = texts.map(comparable)
  return names.map((name, index) => names.findIndex((other, at) => name && other === name && at !== index))
}

/** Returns the text in lower case with single spaces, and '' for a value that is not a text. */
const comparable = (text: unknown) =>
  typeof text === 'string' ? text.trim().replace(/\s+/g, ' ').toLowerCase() : ''
