// Lint rules for what the schema allows but the owner probably did not mean. Each returns its messages about one text.
import { isOwnProfile } from '#content/own-profile.ts'
import type { Path } from './path.ts'

/** Zero-width spaces, soft hyphens, direction marks and control characters are copied along with words. */
const INVISIBLE = /[\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\n\t]/u

export function invisibleIn(text: string): string[] {
  const at = text.search(INVISIBLE)
  const words = `${text.slice(Math.max(0, at - 14), at)}▯${text.slice(at + 1, at + 15)}`
  return at < 0 ? [] : [`there is an invisible character at ▯ in “${words}”: type these words again`]
}

export const joinedItemsIn = (text: string, path: Path): string[] =>
  typeof path.at(-1) === 'number' && text.includes(' - ')
    ? ['“ - ” is inside this item: if it is two, begin the second on a line of its own']
    : []

/** Social links, email addresses and phone numbers that are not the owner's own yet. */
export function placeholdersIn(text: string, [group]: Path): string[] {
  if (group === 'social' && URL.canParse(text) && !isOwnProfile(text)) {
    return [`${text} is not your own page yet: put its address here`]
  }
  const isExample = group === 'directContact' && /@example\.(com|net|org)$|555[ -]?01\d\d$/.test(text.trim())
  return isExample ? [`${text} is an example: put your own here, or leave this empty`] : []
}
