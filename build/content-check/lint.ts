// What is allowed, and perhaps not meant.
import { type Found, textsIn, valueAt } from './problem.ts'

export const joinedItemsIn = (value: unknown): Found[] =>
  textsIn(value)
    .filter(({ text, path }) => typeof path.at(-1) === 'number' && text.includes(' - '))
    .map(({ path }) => ({
      path,
      message: '“ - ” stands inside this item: if it is two, begin the second on a line of its own',
    }))

/** Social links that do not lead to the owner's own page yet. */
export const placeholdersIn = (value: unknown): Found[] =>
  textsIn(valueAt(value, ['social']), ['social'])
    .filter(
      ({ text }) =>
        URL.canParse(text) && (new URL(text).pathname === '/' || /your[_-](handle|page)/.test(text)),
    )
    .map(({ text, path }) => ({ path, message: `${text} is not your own page yet: put its address here` }))
