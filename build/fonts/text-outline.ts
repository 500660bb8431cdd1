// Text as SVG outlines: sharp draws SVG with the fonts of the machine, and ours are not installed there.
import { shape, Buffer as Text } from 'harfbuzzjs'
import { loadFont } from '../fonts.ts'
import { displayFont, italicFont, TAMIL, tamilFont, textFont, titleFont } from './font-files.ts'

export type Run = { text: string; style: 'display' | 'title' | 'text' | 'italic' }
type Outline = { path: string; width: number; hasAllLetters: boolean }
export type Typesetter = (run: Run, size: number, tracking?: number) => Outline

/** A function that outlines any part of `text`. */
export async function typesetterFor(text: string): Promise<Typesetter> {
  // A variable font is drawn at its default, which is the weight of body text.
  const fonts = {
    display: await loadFont(displayFont, text),
    title: await loadFont(titleFont, text),
    text: await loadFont(textFont, text),
    italic: await loadFont(italicFont, text),
    tamil: await loadFont(tamilFont, text),
  }

  return ({ text: words, style }, size, tracking = 0) => {
    let path = ''
    let width = 0
    let hasAllLetters = true
    // Split by script, because each font has the letters of one.
    for (const part of words.match(/\p{Script=Tamil}+|\P{Script=Tamil}+/gu) ?? []) {
      const font = fonts[TAMIL.test(part) ? 'tamil' : style]
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
        path += placed(font.glyphToPath(id), scale, width + xOffset * scale, -yOffset * scale)
        width += xAdvance * scale + tracking * size
      }
    }
    return { path, width, hasAllLetters }
  }
}

/** Fonts count upwards from the baseline, SVG downwards. */
function placed(path: string, scale: number, left: number, top: number): string {
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x, y) => `${(left + x * scale).toFixed(2)},${(top - y * scale).toFixed(2)}`,
  )
}
