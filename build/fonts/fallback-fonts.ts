// Until a font has loaded, its text is shown in a fallback font that the device has, scaled to the same width and
// height, so that lines break in the same places and nothing moves when the fonts are swapped.
import type { Font } from 'harfbuzzjs'
import { type FontFile, TAMIL_RANGE } from './font-files.ts'

/** All in em, so that fonts drawn on different grids compare. */
export type FontMetrics = { ascent: number; descent: number; lineGap: number; averageWidth: number }

/**
 * Ordinary English in the tone of the site. Two fonts with the same average width over it fill a line alike. The widths
 * below, and the corrections in font-files.ts, were measured on this text: change all or none.
 */
const SAMPLE =
  'Care for mothers, newborns and aching joints. Our doctor listens first, then explains in plain words what is ' +
  'traditionally used, how it is made, and when it is better to see a hospital. Write to us about your baby, ' +
  'your rest after birth, or the oil you would like to try; we answer within two days.'

/** Linux is first in `local`: there each name that is not found delays the first layout. */
type Fallback = { suffix: string; local: string[]; averageWidth: number }

/** The Liberation fonts have the widths of Times New Roman and Arial. */
const times: Fallback = {
  suffix: 'Times',
  local: ['Liberation Serif', 'Times New Roman'],
  averageWidth: 0.3888,
}
const timesItalic: Fallback = {
  suffix: 'Times',
  local: ['Liberation Serif Italic', 'Times New Roman Italic'],
  averageWidth: 0.3909,
}
/** Android's serif is a fifth wider than Times, so the two need a rule each. */
const noto: Fallback = { suffix: 'Noto', local: ['Noto Serif', 'Noto Serif Regular'], averageWidth: 0.4633 }
const notoItalic: Fallback = { suffix: 'Noto', local: ['Noto Serif Italic'], averageWidth: 0.4516 }
/** Android's Roboto is as wide as Arial to a thousandth, and its height is overridden. */
const arial: Fallback = {
  suffix: 'Arial',
  local: ['Liberation Sans', 'Arial', 'Roboto', 'Roboto Regular'],
  averageWidth: 0.424,
}

/**
 * While our Tamil font loads. Named, because the search of Android and Linux for any font with Tamil letters takes a
 * third of the first layout. The range keeps this font from deciding the height of lines without Tamil.
 */
export const TAMIL_FALLBACK = `@font-face{font-family:"Noto Serif Tamil Noto";src:local("NotoSerifTamil-Regular");unicode-range:${TAMIL_RANGE}}`

/** Many containers and some Linux desktops have no other font than these. */
const dejavu: Fallback = { suffix: 'DejaVu', local: ['DejaVu Serif'], averageWidth: 0.488 }
const dejavuItalic: Fallback = { suffix: 'DejaVu', local: ['DejaVu Serif Italic'], averageWidth: 0.488 }
const dejavuSans: Fallback = { suffix: 'DejaVu', local: ['DejaVu Sans'], averageWidth: 0.484 }

function fallbacksOf({ name, style }: FontFile): Fallback[] {
  if (!name.startsWith('newsreader')) return [arial, dejavuSans]
  return style === 'italic' ? [timesItalic, notoItalic, dejavuItalic] : [times, noto, dejavu]
}

export function fontMetrics(font: Font): FontMetrics {
  const { upem } = font.face
  const { ascender, descender, lineGap } = font.hExtents()
  const widths = [...SAMPLE].map((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
    return font.glyphHAdvance(glyph ?? 0)
  })
  return {
    ascent: ascender / upem,
    descent: -descender / upem,
    lineGap: lineGap / upem,
    averageWidth: widths.reduce((sum, width) => sum + width, 0) / widths.length / upem,
  }
}

/** The style sheets name a fallback after its font: "Newsreader Display", "Newsreader Display Times", … */
export function fallbackRules(font: FontFile, metrics: FontMetrics): string[] {
  return font.families.flatMap((family) =>
    fallbacksOf(font).map(({ suffix, local, averageWidth }) => {
      const scale = (metrics.averageWidth * font.widthCorrection) / averageWidth
      return [
        `@font-face{font-family:"${family} ${suffix}"`,
        `src:${local.map((name) => `local("${name}")`).join(',')}`,
        ...(font.style ? [`font-style:${font.style}`] : []),
        ...(font.weight ? [`font-weight:${font.weight}`] : []),
        `size-adjust:${percent(scale)}`,
        // The overrides are relative to the scaled size, so the scale is divided out.
        `ascent-override:${percent(metrics.ascent / scale)}`,
        `descent-override:${percent(metrics.descent / scale)}`,
        `line-gap-override:${percent(metrics.lineGap / scale)}}`,
      ].join(';')
    }),
  )
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
