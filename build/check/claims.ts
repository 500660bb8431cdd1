// Warns of wording in claims.yaml. A list of phrases cannot know the law, so it never stops the build.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Finding } from './problem.ts'

/** A phrase without advice is allowed, although it contains another phrase of the list. */
type Claim = { phrase: string; advice?: string; instead?: string }

const claims: Claim[] = parse(readFileSync(new URL('claims.yaml', import.meta.url), 'utf8'))
// Longer phrases come first, so that of two that begin at the same word the longer one is found.
claims.sort((one, other) => other.phrase.length - one.phrase.length)

/** Returns a pattern for a phrase. Between two words it matches any spaces and hyphens, and the stars of italics. */
const patternOf = (phrase: string) =>
  phrase
    .normalize()
    .replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replaceAll('’', "['’]")
    .replaceAll(' ', '[\\s*\\u2010\\u2011-]+')

const LETTER = '[\\p{L}\\p{M}]'
const anyPhrase = new RegExp(
  `(?<!${LETTER})(?:${claims.map(({ phrase }) => patternOf(phrase)).join('|')})${LETTER}*`,
  'giu',
)
const rules = claims.map((claim) => ({ ...claim, start: new RegExp(`^${patternOf(claim.phrase)}`, 'iu') }))

export function claimsIn(text: string): Finding[] {
  const found = new Set([...text.normalize().matchAll(anyPhrase)].map(([words]) => words))
  return [...found].flatMap((words) => {
    const { advice, instead } = rules.find(({ start }) => start.test(words)) ?? {}
    if (!advice) return []
    const message = `“${words.replaceAll('*', '')}” ${advice}`
    return instead ? { message, replacement: { words, instead: likeCaseOf(words, instead) } } : { message }
  })
}

const likeCaseOf = (words: string, instead: string) =>
  /^\p{Lu}/u.test(words) ? instead.replace(/^./, (first) => first.toUpperCase()) : instead
