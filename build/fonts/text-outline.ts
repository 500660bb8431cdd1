// Text as SVG outlines: sharp draws SVG with the fonts of the machine, and ours are not installed there.
import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'
import { trueTypeFont } from '../fonts.ts'
import { displayFont, italicFont, TAMIL, tamilFont, textFont, titleFont } from './font-files.ts'

const files = { display: displayFont, title: titleFont, text: textFont, italic: italicFont, tamil: tamilFont }

export type Run = { text: string; style: keyof typeof files }
type Outline = { path: string; width: number; hasAllLetters: boolean }
export type Typesetter = (run: Run, size: number, tracking?: number) => Outline

/** A function that outlines any part of `text`. */
export async function typesetterFor(text: string): Promise<Typesetter> {
  const loading = Object.entries(files).map(async ([style, file]) => {
    // A variable font is drawn at its default, which is the weight of body text.
    const face = new Face(new Blob(await trueTypeFont(file, file.always + text)))
    return [style, { font: new Font(face), unitsPerEm: face.upem }] as const
  })
  const fonts = Object.fromEntries(await Promise.all(loading)) as Record<
    Run['style'],
    { font: Font; unitsPerEm: number }
  >

  return ({ text: words, style }, size, tracking = 0) => {
    let path = ''
    let width = 0
    let hasAllLetters = true
    // Split by script, because each font has the letters of one.
    for (const part of words.match(/\p{Script=Tamil}+|\P{Script=Tamil}+/gu) ?? []) {
      const { font, unitsPerEm } = fonts[TAMIL.test(part) ? 'tamil' : style]
      const scale = size / unitsPerEm
      for (const { id, x, y, advance } of shaped(font, part)) {
        if (id === 0) {
          hasAllLetters = false
          continue
        }
        path += placed(font.glyphToPath(id), scale, width + x * scale, -y * scale)
        width += advance * scale + tracking * size
      }
    }
    return { path, width, hasAllLetters }
  }
}

function shaped(font: Font, text: string) {
  const buffer = new Text()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, index) => ({
    id: codepoint,
    x: positions[index]?.xOffset ?? 0,
    y: positions[index]?.yOffset ?? 0,
    advance: positions[index]?.xAdvance ?? 0,
  }))
}

/** Fonts count upwards from the baseline, SVG downwards. */
function placed(path: string, scale: number, left: number, top: number): string {
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x, y) => `${(left + x * scale).toFixed(2)},${(top - y * scale).toFixed(2)}`,
  )
}
