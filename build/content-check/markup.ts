// Markup in the owner's text that visitors would see as it is written, or not at all.
import { phrasesIn } from '#components/inline-markup/parse-inline.ts'

export type MarkupRules = {
  /** Whether *stars* make italics here. */
  italics: boolean
  /** The names between braces that are replaced by something else. */
  placeholders?: readonly string[]
}

/** Other Markdown than *stars*, HTML, \n, and web addresses, which would not be links. */
const FOREIGN =
  /^#{1,6} |`[^`]+`|\\n|!?\[[^\]]*\]\([^)]*\)|\*\*(?:[^*]*\*\*)?|(?<!\w)_+[^_\s][^_]*_+(?!\w)|~~|<!--|<\/?[a-z][^<>]*>|&(?:#\w+|[a-z]+);|\bhttps?:\/\/\S+|\bwww\.[^\s.]+\.\S+/im
/** Zero-width spaces, soft hyphens, direction marks and control characters are copied along with words. */
const INVISIBLE = /[\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\n\t]/u
/** `*la:Allium cepa*`: between stars, letters right before a colon name a language. */
const TAGGED = /\*([A-Za-z]+(?:-[A-Za-z]+)*):([^\s*][^*]*)\*/g

/** One sentence for each mistake: what is wrong, and what to write instead. */
export function markupProblems(text: string, { italics, placeholders = ['name'] }: MarkupRules): string[] {
  const known = placeholders.map((name) => `{${name}}`)
  const braces = [...text.matchAll(/\{[^{}]*\}?|\}/g)].map(([written]) => written)
  const literal = [...(FOREIGN.exec(text) ?? []), ...braces.filter((written) => !known.includes(written))]
  return [
    ...literal.map(
      (written) =>
        `“${written}” would be shown as it is written: write ${['plain words', ...known].join(' or ')}`,
    ),
    ...(INVISIBLE.test(text) ? ['there is an invisible character in these words: type them again'] : []),
    ...(text.includes('**') ? [] : starProblems(text, italics)),
  ]
}

function starProblems(text: string, italics: boolean): string[] {
  const [, ...phrases] = text.split('*')
  if (phrases.length === 0) return []
  if (!italics) return ['no italics are possible here: leave the * out']
  const isOpen = phrases.length % 2 === 1
  if (isOpen || phrases.some((words, index) => index % 2 === 0 && /^\s/.test(words))) {
    return ['put a * on both sides of the italic words, right beside them']
  }
  return [...text.matchAll(TAGGED)]
    .filter(([phrase]) => !phrasesIn(phrase)[0]?.language)
    .map(
      ([, language, words]) =>
        `“${language}” is not the short name of a language: write it as in *sa:${words}*, or *sa-Latn:${words}* for Sanskrit in Latin letters`,
    )
}
