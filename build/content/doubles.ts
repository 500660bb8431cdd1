// Things that stand twice: the second was meant to be another, or to be taken out.
import { type Path, placeOf } from './place.ts'

/** What an item of a list is called by. */
const NAMES = ['title', 'what', 'who', 'name']

export function doublesIn(file: string, value: unknown, path: Path = []): string[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, item]) =>
    doublesIn(file, item, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  if (!Array.isArray(value)) return inside
  const names = value.map(nameOf)
  const doubles = names.flatMap((name, index) => {
    const first = names.indexOf(name)
    if (!name || first === index) return []
    return `${placeOf(file, [...path, index])}: this is the same as item ${first + 1}: change it or take it out`
  })
  return [...doubles, ...inside]
}

/** Two pages of one title cannot be told apart in tabs, in bookmarks and by search engines. */
export function sharedTitles(files: readonly { file: string; value: unknown }[]): string[] {
  const titles = files.map(({ value }) => nameOf(value))
  return titles.flatMap((title, index) => {
    const first = titles.indexOf(title)
    const [one, other] = [files[first]?.file, files[index]?.file]
    if (!title || !one || !other || first === index) return []
    return `${placeOf(other, ['title'])}: content/${one} has the same title: give each page its own`
  })
}

function nameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return normal(item)
  if (typeof item !== 'object' || item === null) return undefined
  const key = NAMES.find((name) => typeof item[name as keyof typeof item] === 'string')
  return key && normal(item[key as keyof typeof item])
}

const normal = (words: string) => words.trim().replace(/\s+/g, ' ').toLowerCase()
