// What the schema allows but the owner probably did not mean. Each rule returns its messages about one text.
import { isOwnProfile } from '#content/own-profile.ts'
import type { Path } from './path.ts'

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
