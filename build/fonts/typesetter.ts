// Text as SVG outlines: sharp draws SVG with the fonts of the machine, and ours are not installed there.
import { type Font, shape, Buffer as Text } from 'harfbuzzjs'
import { fontFor, fontRuns, fontsFor, type TextStyle } from './font-files.ts'
import { loadFont } from './make-fonts.ts'

export type Run = { text: string; style: TextStyle }
type Outline = { svg: string; width: number; hasAllLetters: boolean }
export type Typesetter = (run: Run, size: number, tracking?: number) => Outline

/** A function that outlines any part of `text`. */
export async function typesetterFor(text: string): Promise<Typesetter> {
  // A variable font is drawn at its default, which is the weight of body text.
  const fonts = new Map<string, Font>()
  for (const file of fontsFor(text)) fonts.set(file.name, await loadFont(file, text))

  return ({ text: words, style }, size, tracking = 0) => {
    let svg = ''
    let width = 0
    let hasAllLetters = true
    for (const part of fontRuns(words)) {
      const font = fonts.get(fontFor(style, part).name)
      if (!font) throw new Error(`${part} is not a part of the text that the fonts were loaded for`)
      const scale = size / font.face.upem
      const buffer = new Text()
      buffer.addText(part)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      for (const glyph of buffer.getGlyphInfosAndPositions()) {
        const { codepoint: id, xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph
        if (id === 0) {
          hasAllLetters = false
          continue
        }
        // Fonts count upwards from the baseline, SVG downwards.
        const place = `translate(${width + xOffset * scale} ${-yOffset * scale}) scale(${scale} ${-scale})`
        svg += `<path transform="${place}" d="${font.glyphToPath(id)}"/>`
        width += xAdvance * scale + tracking * size
      }
    }
    return { svg, width, hasAllLetters }
  }
}
