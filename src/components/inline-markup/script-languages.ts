/** ISO 15924 codes of the scripts whose letters are marked with their language, for screen readers and fonts. */
const SCRIPTS =
  'Taml Deva Mlym Telu Knda Beng Gujr Guru Orya Sinh Arab Hebr Cyrl Grek Thai Hang Hira Kana Hani'.split(' ')

/** Words of one script, with the spaces and signs between them. */
const runOf = (script: string) => `\\p{sc=${script}}+(?:\\P{L}+\\p{sc=${script}}+)*`

const FOREIGN = new RegExp(`(${SCRIPTS.map(runOf).join('|')})`, 'u')

/** Text in parts, each either Latin (no language) or of one other script. */
export const splitByScript = (text: string): { text: string; language: string | undefined }[] =>
  text
    .split(FOREIGN)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, language: languageOf(part) }))

/**
 * The most likely language of a script. Devanagari is read as Hindi, which has voices everywhere; `*sa:…*` in the text
 * says Sanskrit.
 */
function languageOf(text: string) {
  const script = SCRIPTS.find((code) => new RegExp(`^\\p{sc=${code}}`, 'u').test(text))
  return script && new Intl.Locale(`und-${script}`).maximize().language
}
