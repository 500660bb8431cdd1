// Reads the few numbers of a TrueType file that decide where text breaks and how high a line stands. A whole font
// library would do the same in a megabyte.

export type FontMetrics = {
  /** All in em, so that fonts drawn on different grids compare. */
  ascent: number
  descent: number
  lineGap: number
  averageWidth: number
}

/**
 * Ordinary English in the tone of the site; the average over it is what makes two fonts fill a line alike. The
 * constants in fallbacks.ts were measured on these words: change both or neither.
 */
const SAMPLE =
  'Care for mothers, newborns and aching joints. Our doctor listens first, then explains in plain words what is ' +
  'traditionally used, how it is made, and when it is better to see a hospital. Write to us about your baby, ' +
  'your rest after birth, or the oil you would like to try; we answer within two days.'

export function metricsOf(font: Buffer): FontMetrics {
  const tables = tablesOf(font)
  const head = tableOf(tables, 'head')
  const hhea = tableOf(tables, 'hhea')
  const unitsPerEm = head.readUInt16BE(18)
  const widths = [...SAMPLE].map((letter) => advanceOf(letter.codePointAt(0) ?? 0, tables))
  return {
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
    lineGap: hhea.readInt16BE(8) / unitsPerEm,
    averageWidth: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  }
}

type Tables = Map<string, Buffer>

function tablesOf(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  return new Map(
    records.map((at) => {
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))]
    }),
  )
}

function tableOf(tables: Tables, name: string): Buffer {
  const table = tables.get(name)
  if (!table) throw new Error(`The font has no ${name} table`)
  return table
}

function advanceOf(codePoint: number, tables: Tables): number {
  const measured = tableOf(tables, 'hhea').readUInt16BE(34)
  // Glyphs past the last measured one are as wide as it.
  const glyph = Math.min(glyphOf(codePoint, tableOf(tables, 'cmap')), measured - 1)
  return tableOf(tables, 'hmtx').readUInt16BE(glyph * 4)
}

/** Format 4 is the one map that every font for the web carries for the letters we measure. */
function glyphOf(codePoint: number, cmap: Buffer): number {
  const records = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + index * 8))
  const start = records.find((at) => cmap.readUInt16BE(at) === 4)
  if (start === undefined) throw new Error('The font has no character map in format 4')

  const map = cmap.subarray(start)
  const span = map.readUInt16BE(6)
  for (let at = 14; at < 14 + span; at += 2) {
    if (map.readUInt16BE(at) < codePoint) continue
    const first = map.readUInt16BE(at + span + 2)
    if (first > codePoint) return 0
    const delta = map.readUInt16BE(at + span * 2 + 2)
    const rangeAt = at + span * 3 + 2
    const range = map.readUInt16BE(rangeAt)
    const glyph = range ? map.readUInt16BE(rangeAt + range + (codePoint - first) * 2) : codePoint
    return glyph && (glyph + delta) & 0xffff
  }
  return 0
}
