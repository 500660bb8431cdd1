// Cuts the fonts down to the characters of the site, and writes the CSS rules that load them.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Blob, Face, Font } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { cachedResult, hashOf } from '../cached-result.ts'
import { directories } from '../directories.ts'
import { type FontMetrics, fallbackRules, fontMetrics, TAMIL_FALLBACK } from './fallback-fonts.ts'
import { type FontFile, fontsFor, TAMIL } from './font-files.ts'

type GeneratedFont = { font: FontFile; file: string; metrics: FontMetrics }

/** Raise it when the code here changes the made files. */
const VERSION = 2
const { resolve } = createRequire(import.meta.url)

/** The CSS of fonts with every character of the content. `base` precedes `assets/` in an address. */
export async function makeFonts(content: object, base: string): Promise<string> {
  const used = [...new Set(JSON.stringify(content))].join('')
  const made = await Promise.all(fontsFor(used).map((font) => makeFont(font, used)))

  const assets = join(directories.publicFiles, 'assets')
  await mkdir(assets, { recursive: true })
  for (const { font, file } of made) {
    await copyFile(join(directories.fontCache, file), join(assets, file))
    // The licence requires that it is published with the font.
    await copyFile(
      resolve(`${font.package}/LICENSE`),
      join(assets, `${font.package.replace(/^.*\//, '')}-licence.txt`),
    )
  }
  const rules = made.flatMap((each) => rulesFor(each, base)).join('')
  return TAMIL.test(used) ? rules + TAMIL_FALLBACK : rules
}

async function makeFont(font: FontFile, used: string): Promise<GeneratedFont> {
  const { fontCache: cache } = directories
  const source = await sourceOf(font)
  const { letters, ...settings } = font
  const characters = new Set(font.always + withParts(used))
  const text = [...characters]
    .filter((character) => letters.test(character))
    .sort()
    .join('')
  const cacheKey = JSON.stringify([VERSION, settings, text])
  const file = `${font.name}.${hashOf(cacheKey, source)}.woff2`
  const { metrics } = await cachedResult(cache, file, async () => {
    await writeFile(join(cache, file), await subset(source, font, text, 'woff2'))
    return { metrics: fontMetrics(await loadFont(font, text)) }
  })
  return { font, file, metrics }
}

/** The font with the characters of a text, for HarfBuzz. */
export async function loadFont(font: FontFile, text: string): Promise<Font> {
  const trueType = await subset(await sourceOf(font), font, font.always + withParts(text), 'truetype')
  return new Font(new Face(new Blob(trueType)))
}

/** A vowel sign such as ோ is drawn as two signs, on both sides of its letter. */
const withParts = (text: string) =>
  text + [...text].map((character) => (TAMIL.test(character) ? character.normalize('NFD') : '')).join('')

export const sourceOf = (font: FontFile) => readFile(resolve(`${font.package}/files/${font.source}`))

function subset(source: Buffer, font: FontFile, text: string, targetFormat: 'woff2' | 'truetype') {
  const { axes, keepFeatures, dropTables } = font
  return subsetFont(source, text, {
    targetFormat,
    noHinting: true,
    dropTables,
    ...(keepFeatures && { keepFeatures }),
    ...(axes && { variationAxes: axes }),
  })
}

function rulesFor({ font, file, metrics }: GeneratedFont, base: string): string[] {
  const rules = font.families.map((family) =>
    [
      `@font-face{font-family:"${family}"`,
      `src:url(${base}assets/${file})format("woff2")`,
      ...(font.style ? [`font-style:${font.style}`] : []),
      ...(font.weight ? [`font-weight:${font.weight}`] : []),
      ...(font.unicodeRange ? [`unicode-range:${font.unicodeRange}`] : []),
      'font-display:swap}',
    ].join(';'),
  )
  // The main file of a family has its fallback fonts.
  return font.unicodeRange ? rules : [...rules, ...fallbackRules(font, metrics)]
}
