// Warns of wording in claims.yaml. A list of phrases cannot know the law, so it never stops the build.
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Rule = { problem: string; advice: string; phrases: string }
type Claims = { rules: Rule[]; allowed: string[]; diseases: string }

const claims: Claims = parse(readFileSync(new URL('claims.yaml', import.meta.url), 'utf8'))
const listed = (phrases: string) => phrases.split(', ')
const disease = `(?:${listed(claims.diseases).join('|')})s?`

/** A hyphen may stand for a space; a phrase begins and ends where a word does. Words between / are alternatives. */
function patternOf(phrase: string): string {
  const words = phrase
    .replaceAll(/\S+\/\S+/g, (words) => `(?:${words.replaceAll('/', '|')})`)
    .replace(' … ', '(?: [\\w’-]+){0,3}? ')
    .replaceAll(' ', '[ -]')
    .replace('{disease}', disease)
  return `\\b${words}${phrase.endsWith('%') ? '' : '\\b'}`
}

const rules = claims.rules.map(({ phrases, ...rule }) => ({
  ...rule,
  pattern: new RegExp(listed(phrases).map(patternOf).join('|'), 'gi'),
}))

export function claimsIn(text: string): string[] {
  const shown = claims.allowed.reduce((rest, phrase) => rest.replaceAll(phrase, '—'), normal(text))
  return rules.flatMap(({ pattern, problem, advice }) => {
    const found = new Set([...shown.matchAll(pattern)].map(([words]) => words))
    return [...found].map((words) => `“${words}” ${problem}; ${advice}`)
  })
}

/** Programs insert other spaces, hyphens and apostrophes than a keyboard. Stars are not part of the words. */
const normal = (text: string) =>
  text
    .replaceAll('*', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll("'", '’')
