// Items of a list, or titles of pages, that stand twice.
import type { FieldProblem } from './schema-issues.ts'

/** The field that an item of a list is known by. */
const NAMES = ['title', 'what', 'who', 'name']

export function duplicatesIn(value: unknown, path: (string | number)[] = []): FieldProblem[] {
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value)
  const inside = Object.entries(value).flatMap(([key, item]) =>
    duplicatesIn(item, [...path, isList ? Number(key) : key]),
  )
  if (!isList) return inside
  const names = value.map(nameOf)
  const repeated = names.flatMap((name, index) => {
    const first = names.indexOf(name)
    if (!name || first === index) return []
    const message = `this is the same as item ${first + 1}: change it or take it out`
    return [{ path: [...path, index], message }]
  })
  return [...repeated, ...inside]
}

/** Two pages with one title look alike in tabs, bookmarks and search results. */
export function sharedTitles(files: readonly { file: string; value: unknown }[]) {
  const titles = files.map(({ value }) => nameOf(value))
  return files.flatMap(({ file }, index) => {
    const first = titles.indexOf(titles[index])
    if (!titles[index] || first === index) return []
    const message = `${files[first]?.file} has the same title: give each page its own`
    return [{ file, path: ['title'], message }]
  })
}

function nameOf(item: unknown): string | undefined {
  const named = typeof item === 'object' && item !== null ? Object.entries(item) : [['title', item]]
  const [, text] = named.find(([key, each]) => NAMES.includes(String(key)) && typeof each === 'string') ?? []
  return text && String(text).trim().replace(/\s+/g, ' ').toLowerCase()
}
