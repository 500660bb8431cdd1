/**
 * The language that letters of a script are marked with, for screen readers and fonts. Devanagari is read as Hindi,
 * which has voices everywhere; `*sa:…*` in the text says Sanskrit.
 */
const LANGUAGES: readonly [script: string, language: string][] = [
  ['Tamil', 'ta'],
  ['Devanagari', 'hi'],
  ['Malayalam', 'ml'],
  ['Telugu', 'te'],
  ['Kannada', 'kn'],
  ['Bengali', 'bn'],
  ['Gujarati', 'gu'],
  ['Gurmukhi', 'pa'],
  ['Oriya', 'or'],
  ['Sinhala', 'si'],
  ['Arabic', 'ar'],
  ['Hebrew', 'he'],
  ['Cyrillic', 'ru'],
  ['Greek', 'el'],
  ['Thai', 'th'],
  ['Hangul', 'ko'],
  ['Hiragana', 'ja'],
  ['Katakana', 'ja'],
  ['Han', 'zh'],
]

/** Words of one script, with the spaces and signs between them. */
const runOf = (script: string) => `\\p{sc=${script}}+(?:\\P{L}+\\p{sc=${script}}+)*`

const FOREIGN = new RegExp(`(${LANGUAGES.map(([script]) => runOf(script)).join('|')})`, 'u')

/** Text in parts, each either Latin (no language) or of one other script. */
export const splitByScript = (text: string): { text: string; language: string | undefined }[] =>
  text
    .split(FOREIGN)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, language: FOREIGN.test(part) ? languageOf(part) : undefined }))

const languageOf = (text: string) =>
  LANGUAGES.find(([script]) => new RegExp(`^\\p{sc=${script}}`, 'u').test(text))?.[1]
