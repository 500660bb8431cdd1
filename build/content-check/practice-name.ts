/** {name} in any text of content/ becomes the practice's name, which is written once. */
export function withPracticeName<Value>(value: Value, name: string): Value {
  const replaced = (each: unknown): unknown => {
    if (typeof each === 'string') return each.replaceAll('{name}', () => name)
    if (Array.isArray(each)) return each.map(replaced)
    if (typeof each !== 'object' || each === null) return each
    return Object.fromEntries(Object.entries(each).map(([key, item]) => [key, replaced(item)]))
  }
  return replaced(value) as Value
}
