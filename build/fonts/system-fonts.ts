// Fonts for scripts that the site ships no font for: what Windows, Apple's and Android's devices have for each.

type Script = { pattern: RegExp; languages: string[]; families: string[] }

/** Windows has one font for all scripts of India; Apple and Android name theirs after the script. */
const indic = (script: string, languages: string[], apple: string): Script => ({
  pattern: new RegExp(`\\p{Script=${script}}`, 'u'),
  languages,
  families: [`Noto Serif ${script}`, apple, 'Nirmala UI'],
})

const scripts: Script[] = [
  indic('Devanagari', ['hi', 'mr', 'ne', 'sa'], 'Kohinoor Devanagari'),
  indic('Malayalam', ['ml'], 'Malayalam Sangam MN'),
  indic('Telugu', ['te'], 'Kohinoor Telugu'),
  indic('Kannada', ['kn'], 'Kannada Sangam MN'),
  indic('Bengali', ['bn', 'as'], 'Kohinoor Bangla'),
  indic('Gujarati', ['gu'], 'Kohinoor Gujarati'),
  indic('Gurmukhi', ['pa'], 'Gurmukhi Sangam MN'),
  indic('Oriya', ['or'], 'Oriya Sangam MN'),
  indic('Sinhala', ['si'], 'Sinhala Sangam MN'),
  {
    pattern: /\p{Script=Arabic}/u,
    languages: ['ar', 'ur', 'fa'],
    families: ['Noto Naskh Arabic', 'Geeza Pro', 'Segoe UI'],
  },
  {
    pattern: /\p{Script=Han}/u,
    languages: ['zh', 'ja'],
    families: ['Noto Serif CJK SC', 'PingFang SC', 'Microsoft YaHei'],
  },
]

/** One rule for each script in the text. Words in Latin letters (`sa-Latn`) keep the site's fonts. */
export function systemFontRules(text: string): string[] {
  return scripts
    .filter(({ pattern }) => pattern.test(text))
    .map(({ languages, families }) => {
      const selector = languages.map((language) => `:lang(${language}):not(:lang(${language}-Latn))`).join()
      return `${selector}{font-family:${families.map((family) => `"${family}"`).join()},serif}`
    })
}
