// Items of a list, or titles of pages, that appear twice.

import { itemName, type Path, valueAt } from './path.ts'
import type { Found } from './problem.ts'

export function duplicatesIn(value: unknown, path: Path = []): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, item]) => duplicatesIn(item, [...path, key]))
  }
  return repeatedIn(value.map(itemName)).map(({ index, first }) => ({
    path: [...path, index],
    message: `this is the same as item ${first + 1}: change it or take it out`,
  }))
}

/** Two pages with one title look alike in tabs, bookmarks and search results. */
export function sharedTitles(files: readonly { file: string; value: unknown }[]) {
  const titles = files.map(({ file, value }) => ({ file, title: normal(valueAt(value, ['title'])) }))
  return titles.flatMap(({ file, title }) => {
    const other = titles.find((each) => each.file !== file && each.title === title)
    if (!title || !other) return []
    return { file, path: ['title'], message: `${other.file} has the same title: give each page its own` }
  })
}

function repeatedIn(texts: readonly unknown[]) {
  const names = texts.map(normal)
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    return name && first < index ? [{ index, first }] : []
  })
}

const normal = (text: unknown) =>
  typeof text === 'string' ? text.trim().replace(/\s+/g, ' ').toLowerCase() : ''
