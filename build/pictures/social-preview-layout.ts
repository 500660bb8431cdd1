// The text of a preview, drawn as SVG: greeting, headline and summary at the top left, the practice's name at the
// bottom left, and an empty panel on the right.
import { phrasesIn } from '#components/inline-markup/parse-inline.ts'
import { PREVIEW_SIZE } from '#components/picture/picture-slots.ts'
import type { TextStyle } from '../fonts/font-files.ts'
import type { Run, Typesetter } from '../fonts/typesetter.ts'

type PreviewSheet = {
  greeting: string
  headline: string
  summary: string
  name: string
  /** The colour token of the panel. */
  panel: string
  colour: (token: string) => string
  typeset: Typesetter
}
type Line = Run[]

export const PANEL = { left: 660, width: 540, margin: 26 }
export const ICON = { left: 65, top: 517, size: 52 }

const LEFT = 65
const TEXT_WIDTH = 550
const TRACKING = -0.026
/** The headline takes the largest of these sizes at which it has at most three lines. */
const HEADLINE_SIZES = [76, 66, 56, 46]
const MAX_HEADLINE_LINES = 3

export function previewSheet(sheet: PreviewSheet): { svg: string; hasAllLetters: boolean } {
  const { greeting, headline, summary, name, panel, colour, typeset } = sheet
  const page = `<rect width="100%" height="100%" fill="${colour('--colour-background')}"/>`
  const drawn = [page, `<rect x="${PANEL.left}" width="100%" height="100%" fill="${colour(panel)}"/>`]
  let hasAllLetters = true
  const draw = (line: Line, x: number, baseline: number, size: number, token: string, tracking = 0) => {
    let left = x
    for (const run of line) {
      const outline = typeset(run, size, tracking)
      hasAllLetters &&= outline.hasAllLetters
      drawn.push(`<g fill="${colour(token)}" transform="translate(${left} ${baseline})">${outline.svg}</g>`)
      left += outline.width
    }
  }

  draw(runsIn(greeting, 'title'), LEFT, 88, 33, '--colour-text-title')
  const { size, lines } = headlineLines(headline, typeset)
  let baseline = 100
  for (const line of lines) {
    baseline += size * 0.97
    draw(line, LEFT, baseline, size, '--colour-text', TRACKING)
  }
  baseline += 28
  if (lines.length < MAX_HEADLINE_LINES) {
    for (const line of wrap([{ text: summary, style: 'text' }], 25, 490, typeset)) {
      baseline += 36
      draw(line, LEFT, baseline, 25, '--colour-text-soft')
    }
  }
  const nameLeft = ICON.left + ICON.size + 16
  const nameLines = wrap([{ text: name, style: 'title' }], 29, PANEL.left - nameLeft - 45, typeset)
  for (const [index, line] of nameLines.entries()) {
    draw(line, nameLeft, 552 + (index - (nameLines.length - 1) / 2) * 36, 29, '--colour-text-title')
  }
  const { width, height } = PREVIEW_SIZE
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn.join('')}</svg>`
  return { svg, hasAllLetters }
}

const runsIn = (markup: string, style: TextStyle): Run[] =>
  phrasesIn(markup).map(({ text, isItalic }) => ({ text, style: isItalic ? 'italic' : style }))

/** As on the page, the phrase in italics begins a new line; here it stays if everything fits on one. */
function headlineLines(headline: string, typeset: Typesetter): { size: number; lines: Line[] } {
  const runs = runsIn(headline, 'display')
  const attempts = HEADLINE_SIZES.map((size) => {
    const inLines = (part: Line) => wrap(part, size, TEXT_WIDTH, typeset, TRACKING)
    const whole = inLines(runs)
    const lines = whole.length === 1 ? whole : runs.flatMap((run) => inLines([run]))
    return { size, lines: lines.filter((line) => line.length > 0) }
  })
  const fitting = attempts.find(({ lines }) => lines.length <= MAX_HEADLINE_LINES)
  return fitting ?? attempts.at(-1) ?? { size: 0, lines: [] }
}

/** Breaks text into lines at its spaces. */
function wrap(runs: Line, size: number, width: number, typeset: Typesetter, tracking = 0): Line[] {
  const lines: Line[] = [[]]
  let used = 0
  for (const run of runs) {
    for (const text of run.text.match(/\s*\S+\s*/g) ?? []) {
      const needed = typeset({ ...run, text: text.trimEnd() }, size, tracking).width
      if (used > 0 && used + needed > width) {
        lines.push([])
        used = 0
      }
      // No line begins with the space after a phrase in italics.
      const part = { ...run, text: used === 0 ? text.trimStart() : text }
      lines.at(-1)?.push(part)
      used += typeset(part, size, tracking).width
    }
  }
  return lines
}
