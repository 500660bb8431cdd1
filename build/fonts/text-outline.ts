// Text as SVG outlines: sharp draws SVG with the fonts of the machine, and ours are not installed there.
import { Blob, Face, Font, shape, Buffer as Text } from 'harfbuzzjs'
import { trueTypeFont } from '../fonts.ts'
import {
  displayFont,
  type FontFile,
  italicFont,
  TAMIL,
  tamilFont,
  textFont,
  titleFont,
} from './font-files.ts'

export type TextStyle = 'display' | 'title' | 'text'
export type Run = { text: string; style: TextStyle; isItalic?: boolean }
export type Outline = { path: string; width: number; hasAllLetters: boolean }

const files: Record<TextStyle, FontFile> = { display: displayFont, title: titleFont, text: textFont }

export type Typesetter = (run: Run, size: number, tracking?: number) => Outline

/** A function that outlines any part of `text`. */
export async function typesetterFor(text: string): Promise<Typesetter> {
  const load = async (file: FontFile) => {
    // A variable font is drawn at its default, which is the weight of body text.
    const face = new Face(new Blob(await trueTypeFont(file, file.always + text)))
    return [file, { font: new Font(face), unitsPerEm: face.upem }] as const
  }
  const fonts = new Map(await Promise.all([...Object.values(files), italicFont, tamilFont].map(load)))

  return ({ text: words, style, isItalic }, size, tracking = 0) => {
    let path = ''
    let width = 0
    let hasAllLetters = true
    // Split by script, because each font has the letters of one.
    for (const part of words.match(/\p{Script=Tamil}+|\P{Script=Tamil}+/gu) ?? []) {
      const file = TAMIL.test(part) ? tamilFont : isItalic ? italicFont : files[style]
      const loaded = fonts.get(file)
      if (!loaded) continue
      const scale = size / loaded.unitsPerEm
      for (const glyph of shaped(loaded.font, part)) {
        if (glyph.id === 0) {
          hasAllLetters = false
          continue
        }
        const left = width + glyph.x * scale
        path += placed(loaded.font.glyphToPath(glyph.id), scale, left, -glyph.y * scale)
        width += glyph.advance * scale + tracking * size
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
