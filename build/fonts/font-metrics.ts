import { Blob, Face, Font } from 'harfbuzzjs'

export type FontMetrics = {
  /** All in em, so that fonts drawn on different grids compare. */
  ascent: number
  descent: number
  lineGap: number
  averageWidth: number
}

/**
 * Ordinary English in the tone of the site. Two fonts with the same average width over it fill a line alike. The
 * constants in fallback-fonts.ts were measured on this text: change both or neither.
 */
const SAMPLE =
  'Care for mothers, newborns and aching joints. Our doctor listens first, then explains in plain words what is ' +
  'traditionally used, how it is made, and when it is better to see a hospital. Write to us about your baby, ' +
  'your rest after birth, or the oil you would like to try; we answer within two days.'

/** Reads the metrics of a TrueType or OpenType font. */
export function fontMetrics(trueType: Uint8Array): FontMetrics {
  const face = new Face(new Blob(trueType))
  const font = new Font(face)
  const { ascender, descender, lineGap } = font.hExtents()
  const widths = [...SAMPLE].map((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0)
    return font.glyphHAdvance(glyph ?? 0)
  })
  return {
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
    lineGap: lineGap / face.upem,
    averageWidth: widths.reduce((sum, width) => sum + width, 0) / widths.length / face.upem,
  }
}
