import { expect, test } from 'vitest'
import { contrastProblems, PAIRS } from './contrast.ts'
import { siteTokens, tokensOf } from './read-colours.ts'

const { light, dark } = await siteTokens()

test('a token is resolved as browsers do, in both themes', () => {
  const tokens = tokensOf(`
    :root {
      --palette-paper: #f7f2e8 /* was #bad; */;
      --colour-background: light-dark(var(--palette-paper), #112233); /* --colour-background: #bad; */
      --colour-field: var(--colour-background);
    }`)
  expect(tokens.light.get('--colour-field')).toBe('#f7f2e8')
  expect(tokens.dark.get('--colour-field')).toBe('#112233')
})

test.each([
  [
    '--colour-text',
    '#8a948c',
    '--colour-text (#8a948c) on --colour-background (#f7f2e8) has a contrast of 2.81',
  ],
  [
    '--colour-accent-on-band',
    '#a07630',
    '--colour-accent-on-band (#a07630) on --colour-card-light (#dce3ce)',
  ],
])('a pair without enough contrast is reported with both names and the ratio: %s', (token, colour, line) => {
  const problems = contrastProblems({ light: new Map([...light, [token, colour]]), dark })
  expect(problems).toContainEqual(expect.stringContaining(line))
})

test('a mistyped colour is reported with its name', () => {
  const mistyped = new Map([...dark, ['--colour-text', '4a5a4f']])
  expect(() => contrastProblems({ light, dark: mistyped })).toThrow(
    'src/styles/tokens.css: --colour-text is 4a5a4f: write a # and six digits',
  )
})

test('a mistyped colour of the palette is reported, also where no pair has it', () => {
  const css = ':root { --palette-leaf: #12; --colour-rule: var(--palette-leaf); }'
  expect(() => tokensOf(css)).toThrow(
    'src/styles/tokens.css: --palette-leaf is #12: write a # and six digits',
  )
})

test('every colour that carries text or meaning is measured', () => {
  const measured = new Set(PAIRS.flatMap(([background, , foregrounds]) => [background, ...foregrounds]))
  const colours = [...light].filter(([, value]) => value.startsWith('#')).map(([name]) => name)
  const names = colours.flatMap((name) => name.match(/(?<=^--colour-).+/) ?? [])
  // These lines only decorate.
  expect(names.filter((name) => !measured.has(name))).toEqual(['rule', 'rule-on-strong'])
})
