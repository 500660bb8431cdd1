// {name} in any text of content/ stands for the practice's name, which is written once.

export function withPracticeName(value: unknown, name: unknown): unknown {
  // Where the name is missing, that is the one mistake to report.
  const shown = typeof name === 'string' && name.trim() ? name.trim() : 'Practice'
  const replaced = (each: unknown): unknown => {
    if (typeof each === 'string') return each.replaceAll('{name}', () => shown)
    if (Array.isArray(each)) return each.map(replaced)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, item]) => [key, replaced(item)]))
  }
  return replaced(value)
}
