// Lint rules for what the schema allows but the owner probably did not mean.
import { type Found, textsIn, valueAt } from './problem.ts'

/** Zero-width spaces, soft hyphens, direction marks and control characters are copied along with words. */
const INVISIBLE = /[\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\n\t]/u

export const invisibleIn = (value: unknown): Found[] =>
  textsIn(value).flatMap(({ text, path }) => {
    const at = text.search(INVISIBLE)
    const words = `${text.slice(Math.max(0, at - 14), at)}▯${text.slice(at + 1, at + 15)}`
    const message = `there is an invisible character at ▯ in “${words}”: type these words again`
    return at < 0 ? [] : [{ path, message }]
  })

/** Some programs curve the quotation marks that belong to YAML. */
export const curvedQuotesIn = (value: unknown): Found[] =>
  textsIn(value)
    .filter(({ text }) => /^“[^“”]*”$/.test(text))
    .map(({ path }) => ({
      path,
      message: 'visitors will see the curved quotation marks: write straight ones if they are not meant',
    }))

export function unusedAltIn(value: unknown): Found[] {
  const path = ['doctor', 'alt']
  const isUnused = valueAt(value, path) && !valueAt(value, ['doctor', 'picture'])
  const message = 'there is no picture that this describes: name one, or leave this empty'
  return isUnused ? [{ path, message }] : []
}

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
