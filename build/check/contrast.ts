// Checks that every pair of colours that meet on the site has enough contrast, in both themes.
import { coloursOf, readTokens } from '../read-colours.ts'

/** Body text aims at WCAG 1.4.6 (AAA). */
const BODY = 7
/** All text has to meet WCAG 1.4.3 (AA). */
const TEXT = 4.5
/** Controls, signs and focus rings have to meet WCAG 1.4.11 and 2.4.13. */
const CONTROL = 3

/** This card has the light theme's colours in the dark theme too. */
const CARD_LIGHT = 'card-light'

type Pair = [background: string, ratio: number, foregrounds: string[]]

/** A background, the least ratio, and what is shown on it; all are `--colour-` tokens. */
export const PAIRS: readonly Pair[] = [
  ['background', BODY, ['text', 'text-soft', 'text-title']],
  ['background-raised', BODY, ['text', 'text-soft', 'text-title']],
  ['background-band', BODY, ['text', 'text-title']],
  ['background-band', TEXT, ['text-soft']],
  ['background-strong', BODY, ['text-on-strong', 'text-on-strong-soft']],
  ['background-footer', BODY, ['text-on-strong', 'text-on-strong-soft']],
  ['action', BODY, ['action-text']],
  ['action-hover', BODY, ['action-text']],
  ['action-busy', TEXT, ['action-text']],
  ['text-on-strong', BODY, ['background-footer']],
  ['accent-on-strong', TEXT, ['background-footer']],
  ['error-background', BODY, ['text']],
  ['error-background', TEXT, ['error']],
  ['background-raised', TEXT, ['error', 'success']],
  // Lines, dots and signs that carry meaning.
  ['background', CONTROL, ['accent', 'action', 'focus', 'kolam']],
  ['background-raised', CONTROL, ['accent', 'action', 'field-border', 'focus', 'kolam']],
  ['background-band', CONTROL, ['accent-on-band', 'focus', 'kolam']],
  ['background-strong', CONTROL, ['accent-on-strong', 'focus-on-strong']],
  ['background-footer', CONTROL, ['accent-on-strong', 'focus-on-strong']],
  ['error-background', CONTROL, ['error', 'focus']],
  // These need a fifth more than others: in the dark theme a filter dims the card with all that is on it.
  [CARD_LIGHT, 8.4, ['text']],
  [CARD_LIGHT, 3.6, ['accent-on-band', 'focus']],
]

/** Returns one line for each pair without enough contrast. */
export function contrastProblems(css = readTokens()): string[] {
  // coloursOf() throws for a mistyped colour. Decorations are in no pair, so every colour is read here.
  for (const [token] of css.matchAll(/--palette-[\w-]+(?=:)/g)) coloursOf(token, css)
  return PAIRS.flatMap(([background, needed, foregrounds]) =>
    foregrounds.flatMap((foreground) =>
      (['light', 'dark'] as const).flatMap((theme) => {
        if (theme === 'dark' && background === CARD_LIGHT) return []
        const one = coloursOf(`--colour-${foreground}`, css)[theme]
        const other = coloursOf(`--colour-${background}`, css)[theme]
        const ratio = contrast(one, other)
        // Rounded down, so that a ratio that is too small never reads as enough.
        const shown = Math.floor(ratio * 100) / 100
        const problem = `src/styles/tokens.css: --colour-${foreground} (${one}) on --colour-${background} (${other}) has a contrast of ${shown} in the ${theme} theme, and needs ${needed}: make one of them lighter or darker`
        return ratio < needed ? [problem] : []
      }),
    ),
  )
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio between two colours as #rrggbb, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminances = [luminance(one), luminance(other)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
