// The font files of the site, each cut down from the whole font to what the design shows.

export type FontFile = {
  /** The beginning of the published file's name. */
  name: string
  /** The CSS families that use this file; one italic serves both sizes of the serif. */
  families: string[]
  style?: 'italic'
  weight?: string
  /** The characters that are in this file; without it all that are in no other. */
  unicodeRange?: string
  package: string
  source: string
  axes?: Record<string, number | { min: number; max: number }>
  /** In the file whatever the content is, beside the characters of the content. */
  always: string
  keepFeatures?: string[]
  dropTables: string[]
}

/** As in CSS. */
export const TAMIL_RANGE = 'U+B80-BFF'
/** Letters such as ā, ś and ł: the packages have them in files of their own. Neither font has ṛ or ṣ. */
const EXTENDED_RANGE = 'U+100-130,U+132-151,U+154-24F'

const inCharacterClass = (range: string) =>
  range.replaceAll(/U\+([0-9A-F]+)-([0-9A-F]+),?/g, '\\u{$1}-\\u{$2}')
export const TAMIL = new RegExp(`[${inCharacterClass(TAMIL_RANGE)}]`, 'u')
const OTHER = new RegExp(`[^${inCharacterClass(`${TAMIL_RANGE},${EXTENDED_RANGE}`)}]`, 'u')

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const PUNCTUATION = '\u00a0 !"&\'(),-./:;?‘’“”–—…·é'
/** Form fields use this font, so it has every character of a keyboard. */
const KEYBOARD = `${LETTERS}${PUNCTUATION}#$%*+<=>@[\\]^_\`{|}~×©`

/** Kerning and the fi ligature are visible at 80 px; the other features are not used and cost 5 kB. */
const keepFeatures = ['kern', 'liga']
/** Without GDEF, kerning is that of the default weight: the scales in fallback-fonts.ts were measured with it. */
const dropTables = ['STAT', 'GDEF', 'gasp']

const newsreader = {
  package: '@fontsource-variable/newsreader',
  source: 'newsreader-latin-opsz-normal.woff2',
  always: LETTERS + PUNCTUATION,
  keepFeatures,
  dropTables,
}

const latinFonts: FontFile[] = [
  {
    ...newsreader,
    name: 'newsreader-display',
    families: ['Newsreader Display'],
    axes: { opsz: 72, wght: 345 },
  },
  {
    ...newsreader,
    name: 'newsreader-text',
    families: ['Newsreader Text'],
    axes: { opsz: 24, wght: 385 },
  },
  {
    ...newsreader,
    name: 'newsreader-italic',
    families: ['Newsreader Display', 'Newsreader Text'],
    style: 'italic',
    source: 'newsreader-latin-opsz-italic.woff2',
    axes: { opsz: 48, wght: 355 },
  },
  {
    name: 'hanken-grotesk',
    families: ['Hanken Grotesk'],
    weight: '400 600',
    package: '@fontsource-variable/hanken-grotesk',
    source: 'hanken-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
    always: KEYBOARD,
    keepFeatures,
    dropTables: ['gasp'],
  },
]

/** All features stay: without them Tamil vowel signs stand in the wrong place. */
const tamilFont: FontFile = {
  name: 'noto-serif-tamil',
  families: ['Noto Serif Tamil'],
  unicodeRange: TAMIL_RANGE,
  package: '@fontsource/noto-serif-tamil',
  source: 'noto-serif-tamil-tamil-400-normal.woff2',
  always: '',
  dropTables: ['STAT', 'gasp', 'vhea', 'vmtx'],
}

const extended = (font: FontFile): FontFile => ({
  ...font,
  name: `${font.name}-extended`,
  unicodeRange: EXTENDED_RANGE,
  source: font.source.replace('latin', 'latin-ext'),
  always: '',
})

const fontFiles = [...latinFonts, ...latinFonts.map(extended), tamilFont]

/** The files that a text needs. */
export const fontsFor = (text: string): FontFile[] =>
  fontFiles.filter((font) => font.always || charactersIn(text, font))

/** The characters of a text that are in a file, each once. */
export function charactersIn(text: string, { unicodeRange }: FontFile): string {
  const pattern = unicodeRange ? new RegExp(`[${inCharacterClass(unicodeRange)}]`, 'u') : OTHER
  return [...new Set(text)]
    .filter((character) => pattern.test(character))
    .sort()
    .join('')
}
