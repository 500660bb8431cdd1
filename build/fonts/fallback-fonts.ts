// Until a font has loaded, its text is shown in a fallback font that the device has, scaled to the same width and
// height, so that lines break in the same places and nothing moves when the fonts are swapped.
import type { FontFile } from './font-files.ts'
import type { FontMetrics } from './font-metrics.ts'

type Fallback = {
  suffix: string
  /** Linux first: there each name that is not found delays the first layout. */
  local: string[]
  localItalic: string[]
  /** In em, over the sample in font-metrics.ts. The Liberation fonts have the widths of Times New Roman and Arial. */
  averageWidth: number
  averageWidthItalic: number
}

const times: Fallback = {
  suffix: 'Times',
  local: ['Liberation Serif', 'Times New Roman'],
  localItalic: ['Liberation Serif Italic', 'Times New Roman Italic'],
  averageWidth: 0.3888,
  averageWidthItalic: 0.3909,
}
/** Android's serif is a fifth wider than Times, so the two need a rule each. */
const noto: Fallback = {
  suffix: 'Noto',
  local: ['Noto Serif', 'Noto Serif Regular'],
  localItalic: ['Noto Serif Italic'],
  averageWidth: 0.4633,
  averageWidthItalic: 0.4516,
}
/** Android's Roboto is as wide as Arial to a thousandth, and its height is overridden. */
const arial: Fallback = {
  suffix: 'Arial',
  local: ['Liberation Sans', 'Arial', 'Roboto', 'Roboto Regular'],
  localItalic: [],
  averageWidth: 0.424,
  averageWidthItalic: 0.424,
}

/**
 * Named, because the search of Android and Linux for any font with Tamil letters takes a third of the first layout.
 * The range keeps this font from deciding the height of lines without Tamil.
 */
export const tamilFallbackRule = (range: string) =>
  `@font-face{font-family:"Noto Serif Tamil Noto";src:local("NotoSerifTamil-Regular");unicode-range:${range}}`

/** The style sheets name a fallback after its font: "Newsreader Display", "Newsreader Display Times", … */
export function fallbackRules(font: FontFile, metrics: FontMetrics): string[] {
  const fallbacks = font.name.startsWith('newsreader') ? [times, noto] : [arial]
  return font.families.flatMap((family) =>
    fallbacks.map((fallback) => ruleFor(family, font, fallback, metrics)),
  )
}

function ruleFor(family: string, font: FontFile, fallback: Fallback, metrics: FontMetrics): string {
  const isItalic = font.style === 'italic'
  const names = isItalic ? fallback.localItalic : fallback.local
  const width = isItalic ? fallback.averageWidthItalic : fallback.averageWidth
  const scale = (metrics.averageWidth * font.widthCorrection) / width
  return [
    `@font-face{font-family:"${family} ${fallback.suffix}"`,
    `src:${names.map((name) => `local("${name}")`).join(',')}`,
    ...(font.style ? [`font-style:${font.style}`] : []),
    ...(font.weight ? [`font-weight:${font.weight}`] : []),
    `size-adjust:${percent(scale)}`,
    // The overrides are relative to the scaled size, so the scale is divided out.
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}}`,
  ].join(';')
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
