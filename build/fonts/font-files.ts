// The font files of the site, each cut down from the whole font to what the design shows.
import type subsetFont from 'subset-font'
import { SANS_SERIF, SERIF, SERIF_ITALIC } from './fallback-fonts.ts'

export type FontFile = {
  /** The beginning of the published file's name. */
  name: string
  /** The CSS families that use this file; one italic serves both sizes of the serif. */
  families: string[]
  style?: 'italic'
  weight?: string
  /** The file is loaded for these characters only, and made only if the content has one of them. */
  unicodeRange?: string
  package: string
  source: string
  /** These characters are always in the file, beside those of the content. */
  always: string
  subset: Partial<Parameters<typeof subsetFont>[2]>
  /** Text is shown in these fonts until the file is loaded. */
  fallbacks: typeof SERIF
}

/** The Tamil block of Unicode, written as a `unicode-range` of CSS. */
export const TAMIL_RANGE = 'U+B80-BFF'
/** The packages have letters such as ā, ś and ł in files of their own. Neither font has ṛ or ṣ. */
const EXTENDED_RANGE = 'U+100-130,U+132-151,U+154-24F'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const PUNCTUATION = '\u00a0 !"&\'(),-./:;?‘’“”–—…·é'
/** Form fields use this font, so it has every character of a keyboard. */
const KEYBOARD = `${LETTERS}${PUNCTUATION}#$%*+<=>@[\\]^_\`{|}~×©`

/** Kerning and the fi ligature are visible at 80 px; the other features are not used and cost 5 kB. */
const keepFeatures = ['kern', 'liga']
const newsreaderSubset = { keepFeatures, dropTables: ['STAT', 'GDEF', 'gasp'] }

const newsreader = {
  package: '@fontsource-variable/newsreader',
  source: 'newsreader-latin-opsz-normal.woff2',
  always: LETTERS + PUNCTUATION,
  fallbacks: SERIF,
}

const latinFonts: FontFile[] = [
  {
    ...newsreader,
    name: 'newsreader-display',
    families: ['Newsreader Display'],
    subset: { ...newsreaderSubset, variationAxes: { opsz: 72, wght: 345 } },
  },
  {
    ...newsreader,
    name: 'newsreader-text',
    families: ['Newsreader Text'],
    subset: { ...newsreaderSubset, variationAxes: { opsz: 24, wght: 385 } },
  },
  {
    ...newsreader,
    name: 'newsreader-italic',
    families: ['Newsreader Display', 'Newsreader Text'],
    style: 'italic',
    fallbacks: SERIF_ITALIC,
    source: 'newsreader-latin-opsz-italic.woff2',
    subset: { ...newsreaderSubset, variationAxes: { opsz: 48, wght: 355 } },
  },
  {
    name: 'hanken-grotesk',
    families: ['Hanken Grotesk'],
    weight: '400 600',
    package: '@fontsource-variable/hanken-grotesk',
    source: 'hanken-grotesk-latin-wght-normal.woff2',
    always: KEYBOARD,
    fallbacks: SANS_SERIF,
    subset: { keepFeatures, dropTables: ['gasp'], variationAxes: { wght: { min: 400, max: 600 } } },
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
  subset: { dropTables: ['STAT', 'gasp', 'vhea', 'vmtx'] },
  fallbacks: [],
}

const extended = (font: FontFile): FontFile => ({
  ...font,
  name: `${font.name}-extended`,
  unicodeRange: EXTENDED_RANGE,
  source: font.source.replace('latin', 'latin-ext'),
  always: '',
  fallbacks: [],
})

const fontFiles = [...latinFonts, ...latinFonts.map(extended), tamilFont]

/** Returns the files that a text needs. */
export const fontsFor = (text: string): FontFile[] =>
  fontFiles.filter(({ unicodeRange }) => !unicodeRange || patternOf(unicodeRange).test(text))

const patternOf = (range: string) =>
  new RegExp(`[${range.replaceAll(/U\+([0-9A-F]+)-([0-9A-F]+),?/g, '\\u{$1}-\\u{$2}')}]`, 'u')
