// The palette of the site follows from the owner's four colours: each shade keeps its place relative to its colour, as in
// src/styles/tokens.css. With the colours of tokens.css it is exactly that palette.
import { clampChroma, converter, formatHex } from 'culori'
import type { Colours } from '#schema/colours.ts'
import { presentPalette, readTokens } from './read-colours.ts'

type ColourName = keyof Colours
/** Colours as `#rrggbb`, by their names in the palette of tokens.css. */
export type Palette = Readonly<Record<string, string>>

/** `base` is the shade that is the owner's colour itself; `shades` follow from it. The red of mistakes is in no family. */
const FAMILIES: Readonly<Record<ColourName, { base: string; shades: RegExp }>> = {
  leaf: { base: 'leaf-800', shades: /^(leaf|night)-/ },
  lightSection: { base: 'sage-200', shades: /^sage-/ },
  gold: { base: 'turmeric-400', shades: /^(turmeric|brass)-/ },
  paper: { base: 'paper-100', shades: /^paper-/ },
}

export const colourNames = Object.keys(FAMILIES) as ColourName[]

/** The four colours of the style sheet. */
export const defaultColours = (defaults: Palette = presentPalette()) =>
  Object.fromEntries(colourNames.map((name) => [name, defaults[FAMILIES[name].base] ?? ''])) as Colours

const HEX = /^#[0-9a-f]{6}$/i

/** Returns the colours as far as they are typed, and the style sheet's colour where one is not complete. */
export function coloursAsFarAsTheyAre(written: unknown): Colours {
  const defaults = defaultColours()
  const entries = colourNames.map((name) => {
    const value = String((written as Record<string, unknown> | undefined)?.[name] ?? '').trim()
    return [name, HEX.test(value) ? value.toLowerCase() : defaults[name]]
  })
  return Object.fromEntries(entries) as Colours
}

/** OKLCH is perceptual: equal differences of its numbers look equal. */
const toOklch = converter('oklch')

export function paletteFrom(colours: Colours, defaults: Palette = presentPalette()): Palette {
  const shades = Object.entries(defaults).map(([shade, value]) => {
    const family = colourNames.find((name) => FAMILIES[name].shades.test(shade))
    const from = family && defaults[FAMILIES[family].base]
    return [shade, from ? shadeOf(colours[family], { from, value }) : value]
  })
  return Object.fromEntries(shades)
}

/** The shade of `colour` that corresponds to the shade `value` of the colour `from`. */
function shadeOf(colour: string, { from, value }: { from: string; value: string }): string {
  if (colour.toLowerCase() === from.toLowerCase()) return value
  if (value === from) return colour
  const [next, base, shade] = [toOklch(colour), toOklch(from), toOklch(value)]
  if (!next || !base || !shade) return value
  // Each side is scaled on its own, so that the new lightness stays between black and white.
  const l =
    shade.l <= base.l ? (shade.l / base.l) * next.l : 1 - ((1 - shade.l) / (1 - base.l)) * (1 - next.l)
  const c = base.c > 0 ? (shade.c / base.c) * next.c : shade.c
  // Grey has no hue to turn.
  const turn = next.h === undefined || base.h === undefined ? 0 : next.h - base.h
  const h = next.h === undefined ? undefined : (shade.h ?? next.h) + turn
  const inReach = clampChroma({ mode: 'oklch', l, c, ...(h === undefined ? {} : { h }) }, 'oklch')
  return formatHex(inReach)
}

/** Returns tokens.css with the palette that follows from the colours. */
export function tokensWith(colours: Colours, css = readTokens()): string {
  const palette = paletteFrom(colours, presentPalette(css))
  return css.replaceAll(/(--palette-([\w-]+):\s*)#[0-9a-f]{6}/gi, (whole, before, name) =>
    palette[name] ? before + palette[name] : whole,
  )
}

/** Returns the rules of a document for the colours that differ from those of the style sheet. */
export function paletteStyle(colours: Colours, css = readTokens()): string {
  const defaults = presentPalette(css)
  const changed = Object.entries(paletteFrom(colours, defaults)).filter(
    ([name, value]) => value.toLowerCase() !== defaults[name]?.toLowerCase(),
  )
  if (changed.length === 0) return ''
  return `:root{${changed.map(([name, value]) => `--palette-${name}:${value}`).join(';')}}`
}
