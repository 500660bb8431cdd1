// The font files of the site, each cut down from the whole font to what the design shows.

export type FontFile = {
  /** The beginning of the published file's name. */
  name: string
  /** The CSS families that use this file; one italic serves both sizes of the serif. */
  families: string[]
  style?: 'italic'
  weight?: string
  unicodeRange?: string
  package: string
  source: string
  axes?: Record<string, number | { min: number; max: number }>
  /** In the file whatever the content is, beside the characters of the content. */
  always: string
  keepFeatures?: string[]
  dropTables: string[]
  /**
   * Width of the site's text, divided by the width that fallback-fonts.ts adds up letter by letter. It differs from 1
   * because of kerning, and because the site has more capitals than the sample; measured in Chromium on all pages.
   */
  widthCorrection: number
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const PUNCTUATION = '\u00a0 !"&\'(),-./:;?‘’“”–—…·é'
/** Form fields use this font, so it has every character of a keyboard. */
const KEYBOARD = `${LETTERS}${PUNCTUATION}#$%*+<=>@[\\]^_\`{|}~×©`

/** Kerning and the fi ligature are visible at 80 px; the other features are not used and cost 5 kB. */
const keepFeatures = ['kern', 'liga']
/** Tables of the variable font that nothing refers to once its axes are fixed. */
const dropTables = ['STAT', 'GDEF', 'gasp']

const newsreader = {
  package: '@fontsource-variable/newsreader',
  source: 'newsreader-latin-opsz-normal.woff2',
  always: LETTERS + PUNCTUATION,
  keepFeatures,
  dropTables,
}

export const displayFont: FontFile = {
  ...newsreader,
  name: 'newsreader-display',
  families: ['Newsreader Display'],
  axes: { opsz: 72, wght: 345 },
  widthCorrection: 0.991,
}

export const titleFont: FontFile = {
  ...newsreader,
  name: 'newsreader-text',
  families: ['Newsreader Text'],
  axes: { opsz: 24, wght: 385 },
  widthCorrection: 0.984,
}

export const italicFont: FontFile = {
  ...newsreader,
  name: 'newsreader-italic',
  families: ['Newsreader Display', 'Newsreader Text'],
  style: 'italic',
  source: 'newsreader-latin-opsz-italic.woff2',
  axes: { opsz: 48, wght: 355 },
  widthCorrection: 0.984,
}

export const textFont: FontFile = {
  name: 'hanken-grotesk',
  families: ['Hanken Grotesk'],
  weight: '400 600',
  package: '@fontsource-variable/hanken-grotesk',
  source: 'hanken-grotesk-latin-wght-normal.woff2',
  axes: { wght: { min: 400, max: 600 } },
  always: KEYBOARD,
  keepFeatures,
  dropTables: ['gasp'],
  widthCorrection: 0.993,
}

/** Holds the Tamil letters of the content; the range keeps browsers from fetching it for anything else. */
export const tamilFont: FontFile = {
  name: 'noto-serif-tamil',
  families: ['Noto Serif Tamil'],
  unicodeRange: 'U+B80-BFF',
  package: '@fontsource/noto-serif-tamil',
  source: 'noto-serif-tamil-tamil-400-normal.woff2',
  always: '',
  // All features stay: without them Tamil vowel signs stand in the wrong place.
  dropTables: ['STAT', 'gasp', 'vhea', 'vmtx'],
  widthCorrection: 1,
}

export const latinFonts = [displayFont, titleFont, italicFont, textFont]

export const TAMIL = /\p{Script=Tamil}/u
