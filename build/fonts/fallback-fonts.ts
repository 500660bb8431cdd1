// Until a font has loaded, its text is shown in a fallback font that the device has, with the average width and the height
// of ours, so that little moves when the fonts are swapped.
import { fromBuffer } from '@capsizecss/unpack'

type SystemFont = {
  /** The end of the fallback's name in src/styles/tokens.css: a fallback is named after its font. */
  suffix: string
  /** The Linux font comes first: on Linux each name that is not found delays the first layout. */
  local: readonly string[]
  /** The average width of a Latin letter in em, as @capsizecss/unpack reads it from the font file. */
  width: number
}

export const SERIF: SystemFont[] = [
  { suffix: 'Times', local: ['Liberation Serif', 'Times New Roman'], width: 0.4063 },
  // This is the serif of Android.
  { suffix: 'Noto', local: ['Noto Serif', 'Noto Serif Regular'], width: 0.481 },
  // Many containers and some Linux desktops have no other fonts than DejaVu.
  { suffix: 'DejaVu', local: ['DejaVu Serif'], width: 0.5166 },
]

export const SERIF_ITALIC: SystemFont[] = [
  { suffix: 'Times', local: ['Liberation Serif Italic', 'Times New Roman Italic'], width: 0.4082 },
  { suffix: 'Noto', local: ['Noto Serif Italic'], width: 0.469 },
  { suffix: 'DejaVu', local: ['DejaVu Serif Italic'], width: 0.5166 },
]

export const SANS_SERIF: SystemFont[] = [
  // Roboto, the font of Android, is as wide as Arial to a thousandth, and its height is overridden.
  { suffix: 'Arial', local: ['Liberation Sans', 'Arial', 'Roboto', 'Roboto Regular'], width: 0.4458 },
  { suffix: 'DejaVu', local: ['DejaVu Sans'], width: 0.5083 },
]

type FallbackOptions = {
  family: string
  style?: string | undefined
  weight?: string | undefined
  fallbacks: readonly SystemFont[]
}

/** The CSS rules of a family's fallbacks, from the font file that they stand in for. */
export async function fallbackRules(font: Buffer, { family, style, weight, fallbacks }: FallbackOptions) {
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromBuffer(font)
  return fallbacks.map(({ suffix, local, width }) => {
    const scale = xWidthAvg / unitsPerEm / width
    // The overrides are relative to the scaled size, so the scale is divided out.
    const override = (length: number) => percent(length / unitsPerEm / scale)
    return fontFace({
      'font-family': `"${family} ${suffix}"`,
      src: local.map((name) => `local("${name}")`).join(','),
      'font-style': style,
      'font-weight': weight,
      'size-adjust': percent(scale),
      'ascent-override': override(ascent),
      'descent-override': override(-descent),
      'line-gap-override': override(lineGap),
    })
  })
}

export function fontFace(descriptors: Record<string, string | undefined>): string {
  const written = Object.entries(descriptors).filter(([, value]) => value)
  return `@font-face{${written.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
