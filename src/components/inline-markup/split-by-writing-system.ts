/**
 * ISO 15924 codes of the writing systems whose letters are marked with their language, for screen readers and fonts.
 * Unicode calls a writing system a script.
 */
const WRITING_SYSTEMS =
  'Taml Deva Mlym Telu Knda Beng Gujr Guru Orya Sinh Arab Hebr Cyrl Grek Thai Hang Hira Kana Hani'.split(' ')

/** Matches words of one writing system, with the spaces and signs between them. */
const runOf = (code: string) => `\\p{sc=${code}}+(?:\\P{L}+\\p{sc=${code}}+)*`

const FOREIGN = new RegExp(`(${WRITING_SYSTEMS.map(runOf).join('|')})`, 'u')

/** Splits a text into parts. Each is either Latin (without a language) or of one other writing system. */
export const splitByWritingSystem = (text: string): { text: string; language: string | undefined }[] =>
  text
    .split(FOREIGN)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, language: languageOf(part) }))

/**
 * Returns the most likely language of a writing system. Devanagari is taken as Hindi, which every screen reader can read.
 * For Sanskrit, the owner writes `*sa:…*`.
 */
function languageOf(text: string) {
  const writingSystem = WRITING_SYSTEMS.find((code) => new RegExp(`^\\p{sc=${code}}`, 'u').test(text))
  return writingSystem && new Intl.Locale(`und-${writingSystem}`).maximize().language
}
