// Items of a list, or titles of pages, that appear twice.

import { type Path, valueAt } from './path.ts'
import type { Found } from './problem.ts'

/** The field that an item of a list is known by. */
const NAMES = ['title', 'what', 'who', 'name']

export function duplicatesIn(value: unknown, path: Path = []): Found[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, item]) => duplicatesIn(item, [...path, key]))
  }
  return repeatedIn(value).map(({ index, first }) => ({
    path: [...path, index],
    message: `this is the same as item ${first + 1}: change it or take it out`,
  }))
}

/** Two pages with one title look alike in tabs, bookmarks and search results. */
export const sharedTitles = (files: readonly { file: string; value: unknown }[]) =>
  repeatedIn(files.map(({ value }) => value)).map(({ index, first }) => ({
    file: files[index]?.file ?? '',
    path: ['title'],
    message: `${files[first]?.file} has the same title: give each page its own`,
  }))

function repeatedIn(items: readonly unknown[]) {
  const names = items.map(nameOf)
  return names.flatMap((name, index) => {
    const first = names.indexOf(name)
    return name && first < index ? [{ index, first }] : []
  })
}

function nameOf(item: unknown): string {
  const text = [item, ...NAMES.map((name) => valueAt(item, [name]))].find((each) => typeof each === 'string')
  return String(text ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
}
