// What is allowed, and perhaps not meant.
import { type Found, textsIn, valueAt } from './problem.ts'

export function oversightsIn(value: unknown): Found[] {
  const joined = textsIn(value)
    .filter(({ text, path }) => typeof path.at(-1) === 'number' && text.includes(' - '))
    .map(({ path }) => ({
      path,
      message: '“ - ” stands inside this item: if it is two, begin the second on a line of its own',
    }))
  // Only the doctor's picture may be left out.
  if (!valueAt(value, ['doctor', 'alt']) || valueAt(value, ['doctor', 'picture'])) return joined
  const message =
    'this describes a picture that is not named: write its name after picture, or empty this line'
  return [...joined, { path: ['doctor', 'alt'], message }]
}

/** Social links that do not lead to the owner's own page yet. */
export const placeholdersIn = (value: unknown): Found[] =>
  textsIn(valueAt(value, ['social']), ['social'])
    .filter(
      ({ text }) =>
        URL.canParse(text) && (new URL(text).pathname === '/' || /your[_-](handle|page)/.test(text)),
    )
    .map(({ text, path }) => ({ path, message: `${text} is not your own page yet: put its address here` }))
