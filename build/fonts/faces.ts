// The five files the site's type is set in, cut down from the whole fonts to what the design shows.

export type Face = {
  /** Of the made file. */
  name: string
  /** The families that this file serves; one italic stands in for both sizes. */
  families: string[]
  style?: 'italic'
  weight?: string
  unicodeRange?: string
  package: string
  source: string
  axes?: Record<string, number | { min: number; max: number }>
  /** Always in the file, beside the characters that the content uses now. */
  always: string
  keepFeatures?: string[]
  dropTables: string[]
  /**
   * How wide the site's words come out beside what `metrics.ts` adds up letter by letter, because of kerning and of
   * more capitals than in its sample; measured in Chromium over all words of the four pages.
   */
  asSet: number
}

export const TAMIL = /[\u0b80-\u0bff]/

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const PUNCTUATION = '\u00a0 !"&\'(),-./:;?‘’“”–—…·é'
/** Visitors type into fields set in this face, so it carries all that a keyboard has. */
const KEYBOARD = `${LETTERS}${PUNCTUATION}#$%*+<=>@[\\]^_\`{|}~×©`

/** Pairs and the fi ligature are seen at 80 px; figures in columns and fractions are not used, and cost 5 kB. */
const keepFeatures = ['kern', 'liga']
/** Left from the variable font: lists of its styles, and of marks to place, that nothing refers to any more. */
const dropTables = ['STAT', 'GDEF', 'gasp']

const newsreader = {
  package: '@fontsource-variable/newsreader',
  source: 'newsreader-latin-opsz-normal.woff2',
  always: LETTERS + PUNCTUATION,
  keepFeatures,
  dropTables,
}

export const faces: Face[] = [
  {
    ...newsreader,
    name: 'newsreader-display',
    families: ['Newsreader Display'],
    axes: { opsz: 72, wght: 345 },
    asSet: 0.985,
  },
  {
    ...newsreader,
    name: 'newsreader-text',
    families: ['Newsreader Text'],
    axes: { opsz: 24, wght: 385 },
    asSet: 0.984,
  },
  {
    ...newsreader,
    name: 'newsreader-italic',
    families: ['Newsreader Display', 'Newsreader Text'],
    style: 'italic',
    source: 'newsreader-latin-opsz-italic.woff2',
    axes: { opsz: 48, wght: 355 },
    asSet: 0.984,
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
    asSet: 0.993,
  },
]

/** Holds the words of greeting only; the range keeps it from being fetched for anything else. */
export const tamilFace: Face = {
  name: 'noto-serif-tamil',
  families: ['Noto Serif Tamil'],
  unicodeRange: 'U+B80-BFF',
  package: '@fontsource/noto-serif-tamil',
  source: 'noto-serif-tamil-tamil-400-normal.woff2',
  always: '',
  // All features stay: without them Tamil vowel signs stand in the wrong place.
  dropTables: ['STAT', 'gasp', 'vhea', 'vmtx'],
  asSet: 1,
}
