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
/** `*la:Allium cepa*`: between stars, letters right before a colon name a language. */
const TAGGED = /\*([A-Za-z]+(?:-[A-Za-z]+)*):([^\s*][^*]*)\*/g

/** One sentence for each mistake: what is wrong, and what to write instead. */
export const markupProblems = (text: string, rules: MarkupRules): string[] => [
  ...foreignMarkup(text),
  ...starProblems(text, rules),
  ...unknownPlaceholders(text, rules),
]

function foreignMarkup(text: string): string[] {
  const [found] = FOREIGN.exec(text) ?? []
  return found ? [`“${found}” would be shown as it is written: write plain words`] : []
}

function starProblems(text: string, { italics }: MarkupRules): string[] {
  if (!text.includes('*') || text.includes('**')) return []
  if (!italics) return ['no italics are possible here: leave the * out']
  const isFarFromItsWords = [...text.matchAll(/\*([^*]*)\*/g)].some(([, words]) => /^\s/.test(words ?? ''))
  if (isFarFromItsWords || text.split('*').length % 2 === 0) {
    return ['put a * on both sides of the italic words, right beside them']
  }
  return [...text.matchAll(TAGGED)].flatMap(([phrase, language = '', words = '']) =>
    phrasesIn(phrase)[0]?.language
      ? []
      : `“${language}” is not the short name of a language: write it as in *sa:${words}*, or *sa-Latn:${words}* for Sanskrit in Latin letters`,
  )
}

function unknownPlaceholders(text: string, { placeholders = ['name'] }: MarkupRules): string[] {
  const known = placeholders.map((name) => `{${name}}`)
  const unknown = [...text.matchAll(/\{[^{}]*\}?|\}/g)].filter(([written]) => !known.includes(written))
  const hint = known.length > 0 ? `only ${known.join(' and ')} can be used here` : 'write plain words'
  return unknown.map(([written]) => `“${written}” would be shown as it is written: ${hint}`)
}
