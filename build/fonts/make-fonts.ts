// Cuts the fonts down to the characters of the site, and writes the CSS rules that load them.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import subsetFont from 'subset-font'
import { addAsset, hashOf } from '../assets.ts'
import { FALLBACK_RULES, fontFace, TAMIL_FALLBACK } from './fallback-fonts.ts'
import { charactersIn, type FontFile, fontsFor, TAMIL } from './font-files.ts'

/** Raise it when the code here changes the made files. */
const VERSION = 2
const { resolve } = createRequire(import.meta.url)

/** The CSS of fonts with every character of the content. `base` precedes `assets/` in an address. */
export async function makeFonts(content: object, base: string): Promise<string> {
  const used = withParts([...new Set(JSON.stringify(content))].join(''))
  const rules = [FALLBACK_RULES, TAMIL.test(used) ? TAMIL_FALLBACK : '']
  for (const font of fontsFor(used)) {
    const file = await makeFont(font, used)
    // The licence requires that it is published with the font.
    const licence = await readFile(resolve(`${font.package}/LICENSE`))
    addAsset(`${basename(font.package)}-licence.${hashOf(licence)}.txt`, async () => licence)
    rules.push(...font.families.map((family) => fontRule(font, family, `${base}assets/${file}`)))
  }
  return rules.join('')
}

/** Returns the name of the made file. */
async function makeFont(font: FontFile, used: string): Promise<string> {
  const source = await sourceOf(font)
  const { axes, keepFeatures, dropTables } = font
  const text = charactersIn(font.always + used, font)
  const cacheKey = JSON.stringify([VERSION, axes, keepFeatures, dropTables, text])
  const name = `${font.name}.${hashOf(cacheKey, source)}.woff2`
  addAsset(name, () =>
    subsetFont(source, text, {
      targetFormat: 'woff2',
      noHinting: true,
      dropTables,
      ...(keepFeatures && { keepFeatures }),
      ...(axes && { variationAxes: axes }),
    }),
  )
  return name
}

/** A vowel sign such as ோ is drawn as two signs, on both sides of its letter. */
const withParts = (text: string) =>
  text + [...text].map((character) => (TAMIL.test(character) ? character.normalize('NFD') : '')).join('')

const sourceOf = (font: FontFile) => readFile(resolve(`${font.package}/files/${font.source}`))

/** A whole font with the characters of a text, as sharp can use it. */
export const trueType = async (font: FontFile, text: string) =>
  subsetFont(await sourceOf(font), withParts(text), { targetFormat: 'truetype' })

const fontRule = ({ style, weight, unicodeRange }: FontFile, family: string, address: string) =>
  fontFace({
    'font-family': `"${family}"`,
    src: `url(${address})format("woff2")`,
    'font-style': style,
    'font-weight': weight,
    'unicode-range': unicodeRange,
    'font-display': 'swap',
  })
