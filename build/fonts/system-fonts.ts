// Fonts for scripts that the site ships no font for: what Android's, Apple's and Windows' devices have for each.
import { TAMIL, TAMIL_RANGE } from './font-files.ts'

/** Windows has one font for all scripts of India. */
const SCRIPTS: readonly [script: string, languages: string[], families: string[]][] = [
  ['Devanagari', ['hi', 'mr', 'ne', 'sa'], ['Noto Serif Devanagari', 'Kohinoor Devanagari', 'Nirmala UI']],
  ['Malayalam', ['ml'], ['Noto Serif Malayalam', 'Malayalam Sangam MN', 'Nirmala UI']],
  ['Telugu', ['te'], ['Noto Serif Telugu', 'Kohinoor Telugu', 'Nirmala UI']],
  ['Kannada', ['kn'], ['Noto Serif Kannada', 'Kannada Sangam MN', 'Nirmala UI']],
  ['Bengali', ['bn', 'as'], ['Noto Serif Bengali', 'Kohinoor Bangla', 'Nirmala UI']],
  ['Gujarati', ['gu'], ['Noto Serif Gujarati', 'Kohinoor Gujarati', 'Nirmala UI']],
  ['Gurmukhi', ['pa'], ['Noto Serif Gurmukhi', 'Gurmukhi Sangam MN', 'Nirmala UI']],
  ['Oriya', ['or'], ['Noto Serif Oriya', 'Oriya Sangam MN', 'Nirmala UI']],
  ['Sinhala', ['si'], ['Noto Serif Sinhala', 'Sinhala Sangam MN', 'Nirmala UI']],
  ['Arabic', ['ar', 'ur', 'fa'], ['Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI']],
  ['Han', ['zh', 'ja'], ['Noto Serif CJK SC', 'PingFang SC', 'Microsoft YaHei']],
]

/**
 * While our Tamil font loads. Named, because the search of Android and Linux for any font with Tamil letters takes a
 * third of the first layout. The range keeps this font from deciding the height of lines without Tamil.
 */
const TAMIL_FALLBACK = `@font-face{font-family:"Noto Serif Tamil Noto";src:local("NotoSerifTamil-Regular");unicode-range:${TAMIL_RANGE}}`

/** One rule for each script in the text. Words in Latin letters (`sa-Latn`) keep the site's fonts. */
export function systemFontRules(text: string): string[] {
  const found = SCRIPTS.filter(([script]) => new RegExp(`\\p{Script=${script}}`, 'u').test(text))
  const rules = found.map(([, languages, families]) => {
    const selector = languages.map((language) => `:lang(${language}):not(:lang(${language}-Latn))`).join()
    return `${selector}{font-family:${families.map((family) => `"${family}"`).join()},serif}`
  })
  return TAMIL.test(text) ? [TAMIL_FALLBACK, ...rules] : rules
}
