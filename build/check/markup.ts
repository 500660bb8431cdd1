// Finds markup in the owner's text that visitors would see as it is written, or not see at all.
import { phrasesIn } from '#components/inline-markup/parse-inline.ts'
import type { MarkupRules } from '#schema/field-schema.ts'

/** Matches what the page would show as it is written: Markdown other than *stars*, HTML, \n, and web addresses. */
const FOREIGN =
  /^#{1,6} |`[^`]+`|\\n|!?\[[^\]]*\]\([^)]*\)|\*\*(?:[^*]*\*\*)?|(?<!\w)_+[^_\s][^_]*_+(?!\w)|~~|<!--|<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]+);|\bhttps?:\/\/\S+|\bwww\.[^\s.]+\.\S+/im
const BRACES = /\{[^{}]*\}?|\}/g
/** Matches zero-width spaces, soft hyphens, direction marks and control characters, which come in with copied words. */
const INVISIBLE = /[\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\n\t]/u
const PAIRED_STARS = /^[^*]*(?:\*[^*\s][^*]*\*[^*]*)*$/
/** In `*la:Allium cepa*` the letters before the colon name a language. */
const TAGGED = /\*([A-Za-z]+(?:-[A-Za-z]+)*):([^\s*][^*]*)\*/g

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
const isLanguage = (code: string | undefined) => code !== undefined && languages.of(code) !== undefined

/** Says what is wrong with a text, and what to write instead. */
export function markupProblem(text: string, rules: MarkupRules): string | undefined {
  const known = rules.placeholders.map((name) => `{${name}}`)
  const literal = FOREIGN.exec(text)?.[0] ?? text.match(BRACES)?.find((written) => !known.includes(written))
  if (literal) {
    const allowed = /[{}]/.test(literal) ? ['plain words', ...known].join(' or ') : 'plain words'
    return `“${literal}” would be shown as it is written: write ${allowed}`
  }
  if (text.includes('\ufffd')) return 'some letters here were lost: type them again'
  if (INVISIBLE.test(text)) return 'there is an invisible character in these words: type them again'
  if (!rules.italics && text.includes('*')) return 'no italics are possible here: leave the * out'
  if (!PAIRED_STARS.test(text)) return 'put a * on both sides of the italic words, right beside them'
  const unknown = [...text.matchAll(TAGGED)].find(([phrase]) => !isLanguage(phrasesIn(phrase)[0]?.language))
  if (!unknown) return undefined
  const [, language, words] = unknown
  return `“${language}” is not the short name of a language: write it as in *sa:${words}*, or *sa-Latn:${words}* for Sanskrit in Latin letters`
}
