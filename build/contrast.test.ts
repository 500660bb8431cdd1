import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { contrastProblems, DARK_CARD_BRIGHTNESS, PAIRS } from './contrast.ts'
import { siteTokens, tokensOf } from './read-colours.ts'

const tokens = await siteTokens()

test('a token is resolved as browsers do, in both themes', () => {
  const { light, dark } = tokensOf(`
    :root {
      --palette-paper: #F7F2E8;
      --colour-background: light-dark(var(--palette-paper), #123); /* --colour-background: #bad; */
      --colour-field: var(--colour-background);
      --colour-glow: rgb(255 244 214 / .07);
    }`)
  expect(Object.fromEntries(light)).toEqual({ '--colour-background': '#f7f2e8', '--colour-field': '#f7f2e8' })
  expect(Object.fromEntries(dark)).toEqual({ '--colour-background': '#112233', '--colour-field': '#112233' })
})

test.each([
  [
    ':root { --colour-leaf: var(--palette-leaf); --palette-leaf: 4a5a4f; }',
    '--palette-leaf is 4a5a4f: write a #',
  ],
  [':root { --colour-leaf: var(--palette-gone); }', '--palette-gone is missing: write a #'],
])('a mistyped colour of the palette is reported with its name: %s', (css, message) => {
  expect(() => tokensOf(css)).toThrow(message)
})

test('a pair without enough contrast is reported with both names and the ratio', () => {
  const light = new Map([...tokens.light, ['--colour-text-soft', '#8a948c']])
  expect(contrastProblems({ ...tokens, light })[0]).toBe(
    'src/styles/tokens.css: --colour-text-soft (#8a948c) on --colour-background (#f7f2e8) has a contrast of 2.81 in the light theme, and needs 7: make one of them lighter or darker',
  )
})

test('the light card is measured as it is dimmed in the dark theme', async () => {
  const css = await readFile('src/styles/tokens.css', 'utf8')
  expect(css).toContain(`--filter-card-light: brightness(${DARK_CARD_BRIGHTNESS})`)
  // 3.1 on the light card as it is declared, 2.9 after both are dimmed.
  const light = new Map([...tokens.light, ['--colour-accent-on-band', '#a07630']])
  expect(contrastProblems({ ...tokens, light })).toEqual([
    expect.stringContaining('--colour-accent-on-band (#a07630) on --colour-card-light'),
  ])
})

test('every colour that carries text or meaning is measured', () => {
  const measured = new Set(PAIRS.flatMap(([background, , foregrounds]) => [background, ...foregrounds]))
  const names = [...tokens.light.keys()].map((name) => name.replace('--colour-', ''))
  // These lines only decorate.
  expect(names.filter((name) => !measured.has(name))).toEqual(['rule', 'rule-on-strong'])
})
