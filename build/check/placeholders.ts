import { isOwnProfile } from '#content/own-profile.ts'
import type { Path } from './field-path.ts'
import type { Finding } from './problem.ts'

/** Finds social links, email addresses and phone numbers that are not the owner's own yet. */
export function placeholdersIn(text: string, [group]: Path): Finding[] {
  if (group === 'social' && URL.canParse(text) && !isOwnProfile(text)) {
    return [{ message: `${text} is not your own page yet: put its address here` }]
  }
  const isExample = group === 'directContact' && /@example\.(com|net|org)$|555[ -]?01\d\d$/.test(text.trim())
  return isExample ? [{ message: `${text} is an example: put your own here, or leave this empty` }] : []
}
