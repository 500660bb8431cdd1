// Until a font arrives, its words are set in one that the device has, stretched to the same width and height, so
// that no line breaks anew and nothing moves when it comes.
import type { Face } from './faces.ts'
import type { FontMetrics } from './metrics.ts'

type Fallback = {
  suffix: string
  /** Linux first: there each name that is not found holds up the first layout. */
  local: string[]
  localItalic: string[]
  /** In em, over the sample in metrics.ts. The Liberation fonts have the widths of Times New Roman and Arial. */
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
/** What Android has: a fifth wider than Times, so it cannot share one rule with it. */
const noto: Fallback = {
  suffix: 'Noto',
  local: ['Noto Serif', 'Noto Serif Regular'],
  localItalic: ['Noto Serif Italic'],
  averageWidth: 0.4633,
  averageWidthItalic: 0.4516,
}
/** Roboto, Android's own, differs from Arial by a thousandth in width, and its height is overridden anyway. */
const arial: Fallback = {
  suffix: 'Arial',
  local: ['Liberation Sans', 'Arial', 'Roboto', 'Roboto Regular'],
  localItalic: [],
  averageWidth: 0.424,
  averageWidthItalic: 0.424,
}

/**
 * What Android and Linux have: asked for by name it is there at once, while looking for whatever has Tamil holds up
 * the first layout by a third. The others know theirs. The range leaves the height of the line to the face of the text.
 */
export const tamilRule = (range: string) =>
  `@font-face{font-family:"Noto Serif Tamil Noto";src:local("NotoSerifTamil-Regular");unicode-range:${range}}`

/** The style sheet names these after the font itself: "Newsreader Display", "Newsreader Display Times", … */
export function fallbackRules(face: Face, metrics: FontMetrics): string[] {
  const fallbacks = face.name.startsWith('newsreader') ? [times, noto] : [arial]
  return face.families.flatMap((family) =>
    fallbacks.map((fallback) => ruleFor(family, face, fallback, metrics)),
  )
}

function ruleFor(family: string, face: Face, fallback: Fallback, metrics: FontMetrics): string {
  const isItalic = face.style === 'italic'
  const names = isItalic ? fallback.localItalic : fallback.local
  const width = isItalic ? fallback.averageWidthItalic : fallback.averageWidth
  const scale = (metrics.averageWidth * face.asSet) / width
  return [
    `@font-face{font-family:"${family} ${fallback.suffix}"`,
    `src:${names.map((name) => `local("${name}")`).join(',')}`,
    ...(face.style ? [`font-style:${face.style}`] : []),
    ...(face.weight ? [`font-weight:${face.weight}`] : []),
    `size-adjust:${percent(scale)}`,
    // These are measured in the stretched letters, so the stretch is taken out again.
    `ascent-override:${percent(metrics.ascent / scale)}`,
    `descent-override:${percent(metrics.descent / scale)}`,
    `line-gap-override:${percent(metrics.lineGap / scale)}}`,
  ].join(';')
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`
}
