// Every pair of tokens that meet on the site, in both themes: what is read, what is used, what is focused.
import { describe, expect, test } from 'vitest'
import { contrast, dimmed } from './contrast.ts'
import { colourOf, siteTokens } from './tokens.ts'

/** WCAG 1.4.6: what body text aims at. */
const BODY = 7
/** WCAG 1.4.3. */
const TEXT = 4.5
/** WCAG 1.4.11 and 2.4.13: controls, signs and focus rings. */
const CONTROL = 3

/** In the dark theme the light card is dimmed as a whole, its words with it: --filter-card-light. */
const CARD_DIM = 0.86

/** A ground, the least ratio, and what stands on it. */
const PAIRS: readonly (readonly [ground: string, ratio: number, inks: readonly string[]])[] = [
  ['ground', BODY, ['text', 'text-soft', 'text-title']],
  ['ground-raised', BODY, ['text', 'text-soft', 'text-title']],
  ['ground-band', BODY, ['text', 'text-title']],
  ['ground-band', TEXT, ['text-soft']],
  ['ground-strong', BODY, ['text-on-strong', 'text-on-strong-soft']],
  ['ground-end', BODY, ['text-on-strong', 'text-on-strong-soft']],
  ['print-paper', BODY, ['print-title']],
  ['print-paper', TEXT, ['print-ink']],
  ['action', BODY, ['action-text']],
  ['action-hover', BODY, ['action-text']],
  ['action-busy', TEXT, ['action-text']],
  ['text-on-strong', BODY, ['ground-end']],
  ['accent-on-strong', TEXT, ['ground-end']],
  ['error-ground', BODY, ['text']],
  ['error-ground', TEXT, ['error']],
  ['ground-raised', TEXT, ['error', 'success']],
  // Lines, dots and signs that carry meaning.
  ['ground', CONTROL, ['accent', 'action', 'focus', 'kolam']],
  ['ground-raised', CONTROL, ['accent', 'action', 'field-border', 'focus', 'kolam']],
  ['ground-band', CONTROL, ['accent-on-band', 'focus', 'kolam']],
  ['ground-strong', CONTROL, ['accent-on-strong', 'focus-on-strong']],
  ['ground-end', CONTROL, ['accent-on-strong', 'focus-on-strong']],
  ['error-ground', CONTROL, ['error', 'focus']],
  ['card-dark', CONTROL, ['card-dark-line', 'focus-on-strong']],
  ['card-dark', BODY, ['card-dark-text', 'card-dark-soft']],
]

const CARD_LIGHT = [
  [BODY, 'card-light-text'],
  [TEXT, 'card-light-soft'],
  [CONTROL, 'card-light-line'],
  [CONTROL, 'focus-on-card-light'],
] as const

const tokens = await siteTokens()

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const colour = (name: string) => colourOf(tokens[theme], `--colour-${name}`)
  const cases = PAIRS.flatMap(([ground, ratio, inks]) => inks.map((ink) => [ink, ground, ratio] as const))

  test.each(cases)('%s on %s has %d : 1', (ink, ground, ratio) => {
    expect(contrast(colour(ink), colour(ground))).toBeGreaterThanOrEqual(ratio)
  })

  test.each(CARD_LIGHT)('has %d : 1 for %s on the light card, dimmed as it is', (ratio, ink) => {
    const dim = theme === 'dark' ? CARD_DIM : 1
    expect(contrast(dimmed(colour(ink), dim), dimmed(colour('card-light'), dim))).toBeGreaterThanOrEqual(
      ratio,
    )
  })
})

test('every colour that carries words or meaning is measured', () => {
  const measured = new Set([
    ...PAIRS.flatMap(([ground, , inks]) => [ground, ...inks]),
    ...CARD_LIGHT.map(([, ink]) => ink),
    'card-light',
  ])
  const names = [...tokens.light.keys()].map((name) => name.replace('--colour-', ''))
  // Rules only decorate: nothing is lost with them.
  expect(names.filter((name) => !measured.has(name))).toEqual(['rule', 'rule-band', 'rule-on-strong'])
})

test('measures as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
