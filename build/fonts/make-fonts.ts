// Cuts the fonts down to the characters of the site, and writes the CSS rules that load them.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import subsetFont from 'subset-font'
import { type Assets, hashOf } from '../assets.ts'
import { fallbackRules, fontFace } from './fallback-fonts.ts'
import { type FontFile, fontsFor, TAMIL_RANGE } from './font-files.ts'

/** Raise this number when a change of this code changes the made files. */
const VERSION = 3
const { resolve } = createRequire(import.meta.url)

/** Returns the CSS of fonts that have every character of the content. `base` precedes `assets/` in an address. */
export async function makeFonts(content: object, base: string, assets: Assets): Promise<string> {
  const text = withParts(JSON.stringify(content))
  const rules = [TAMIL_FALLBACK]
  for (const font of fontsFor(text)) {
    const file = await makeFont(font, text, assets)
    const made = font.fallbacks.length > 0 ? await assets.read(file) : undefined
    // The licence requires that its text is published with the font.
    const licence = await readFile(resolve(`${font.package}/LICENSE`))
    assets.announce(`${basename(font.package)}-licence.${hashOf(licence)}.txt`, async () => licence)
    for (const family of font.families) {
      rules.push(fontRule(font, family, `${base}assets/${file}`))
      if (made) rules.push(...(await fallbackRules(made, { ...font, family })))
    }
  }
  return rules.join('')
}

/** Returns the name of the made file. Characters that the font does not have are left out of it. */
async function makeFont(
  { name, always, subset, ...font }: FontFile,
  text: string,
  assets: Assets,
): Promise<string> {
  const source = await sourceOf(font)
  const characters = [...new Set(always + text)].sort().join('')
  const file = `${name}.${hashOf(JSON.stringify([VERSION, subset, characters]), source)}.woff2`
  const make = () => subsetFont(source, characters, { targetFormat: 'woff2', noHinting: true, ...subset })
  assets.announce(file, make, { isKept: true })
  return file
}

/** A Tamil vowel sign such as ோ is drawn as two signs, on both sides of its letter. */
const withParts = (text: string) => text + text.normalize('NFD')

const sourceOf = (font: Pick<FontFile, 'package' | 'source'>) =>
  readFile(resolve(`${font.package}/files/${font.source}`))

/**
 * The font is named, because without a name Android and Linux search all fonts for Tamil letters, which takes a third of the
 * first layout. The range keeps this font from deciding the height of lines without Tamil.
 */
const TAMIL_FALLBACK = fontFace({
  'font-family': '"Noto Serif Tamil Noto"',
  src: 'local("NotoSerifTamil-Regular")',
  'unicode-range': TAMIL_RANGE,
})

const fontRule = ({ style, weight, unicodeRange }: FontFile, family: string, address: string) =>
  fontFace({
    'font-family': `"${family}"`,
    src: `url(${address})format("woff2")`,
    'font-style': style,
    'font-weight': weight,
    'unicode-range': unicodeRange,
    'font-display': 'swap',
  })
