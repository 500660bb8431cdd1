// Checks whether everything can be read in the owner's colours, and finds the nearest colour with which it can.
import { clampChroma, converter, differenceEuclidean, formatHex } from 'culori'
import type { Colours } from '#schema/colours.ts'
import { colourNames, defaultColours, type Palette, paletteFrom } from '../colours.ts'
import { paletteNameOf, presentPalette, readTokens } from '../read-colours.ts'
import { contrast, PAIRS } from './contrast.ts'
import type { Finding } from './problem.ts'

type ColourName = keyof Colours

/** Two colours of the palette, one shown on the other, and the contrast that they need. */
type Meeting = { one: string; other: string; needed: number }

const LIGHTNESS_STEP = 0.01
const CHROMA_SHARES = [1, 0.75, 0.5, 0.25, 0]

const toOklch = converter('oklch')
const difference = differenceEuclidean('oklab')

/** Returns one problem at most, at the colour that has to change least. */
export function colourProblem(
  colours: Colours,
  css = readTokens(),
): { name: ColourName; finding: Finding } | undefined {
  const defaults = presentPalette(css)
  const meetings = meetingsIn(css)
  const canBeRead = (each: Colours) => isReadable(paletteFrom(each, defaults), meetings)
  if (canBeRead(colours)) return undefined
  const original = defaultColours(defaults)
  const changed = colourNames.filter((name) => colours[name] !== original[name])
  const solutions = changed.flatMap((name) => {
    const nearest = nearestColour(colours, name, canBeRead)
    return nearest ? [{ name, nearest, distance: difference(colours[name], nearest) }] : []
  })
  const [best] = solutions.sort((one, other) => one.distance - other.distance)
  const [first] = changed
  if (!best && !first) return undefined
  const name = best?.name ?? first ?? 'leaf'
  const nearest = best?.nearest ?? original[name]
  const message = `${verdict(colours[name], nearest)}: use this one instead, ${nearest}`
  return { name, finding: { message, replacement: { words: colours[name], instead: nearest } } }
}

function verdict(colour: string, nearest: string): string {
  const [now, then] = [toOklch(colour)?.l ?? 0, toOklch(nearest)?.l ?? 0]
  if (Math.abs(now - then) < LIGHTNESS_STEP / 2) return 'too bright to read on'
  return now > then ? 'too light to read on' : 'too dark to read on'
}

/** The colour keeps its chroma where that is possible, and becomes paler where it is not. */
function nearestColour(
  colours: Colours,
  name: ColourName,
  canBeRead: (colours: Colours) => boolean,
): string | undefined {
  const colour = toOklch(colours[name])
  if (!colour) return undefined
  for (const share of CHROMA_SHARES) {
    const candidates = Array.from({ length: Math.round(1 / LIGHTNESS_STEP) + 1 }, (_, step) =>
      formatHex(clampChroma({ ...colour, l: step * LIGHTNESS_STEP, c: colour.c * share }, 'oklch')),
    )
    const nearest = [...new Set(candidates)]
      .map((candidate) => ({ candidate, distance: difference(colours[name], candidate) }))
      .sort((one, other) => one.distance - other.distance)
      .find(({ candidate }) => canBeRead({ ...colours, [name]: candidate }))
    if (nearest) return nearest.candidate
  }
  return undefined
}

const isReadable = (palette: Palette, meetings: readonly Meeting[]) =>
  meetings.every(({ one, other, needed }) => contrast(palette[one] ?? one, palette[other] ?? other) >= needed)

function meetingsIn(css: string): Meeting[] {
  return PAIRS.flatMap(([background, needed, foregrounds]) =>
    foregrounds.flatMap((foreground) =>
      (['light', 'dark'] as const).flatMap((theme) => {
        // This card has the light theme's colours in the dark theme too.
        if (theme === 'dark' && background === 'card-light') return []
        const [one, other] = [foreground, background].map((token) =>
          paletteNameOf(`--colour-${token}`, theme, css),
        )
        return one && other ? [{ one, other, needed }] : []
      }),
    ),
  )
}
