import { expect, test } from 'vitest'
import { coloursOf, readTokens } from '../read-colours.ts'
import { contrastProblems, PAIRS } from './contrast.ts'

const css = readTokens()
const changed = (token: string, value: string) =>
  css.replace(new RegExp(`${token}: [^;]+`), `${token}: ${value}`)

test('a token is resolved as browsers do, in both themes', () => {
  const tokens = `
    :root {
      --palette-paper: #f7f2e8 /* was #bad; */;
      --colour-background: light-dark(var(--palette-paper), #112233); /* --colour-background: #bad; */
      --colour-field: var(--colour-background);
    }`
  expect(coloursOf('--colour-field', tokens)).toEqual({ light: '#f7f2e8', dark: '#112233' })
})

test.each([
  // The contrast is 3.307, which is not shown as more than it is.
  ['--colour-text', '#858585', 'on --colour-background (#f7f2e8) has a contrast of 3.3 '],
  ['--colour-accent-on-band', '#a07630', 'on --colour-card-light (#dce3ce) has a contrast of 3.1 '],
])('a pair without enough contrast is reported with both names and the ratio: %s', (token, colour, rest) => {
  const line = expect.stringContaining(`${token} (${colour}) ${rest}`)
  expect(contrastProblems(changed(token, colour))).toContainEqual(line)
})

test.each([
  ['--palette-leaf-900', '4a5a4f'],
  // Only decorations use this colour, so no pair names it.
  ['--palette-paper-300', '#12'],
])('a mistyped colour is reported with its name: %s', (token, colour) => {
  expect(() => contrastProblems(changed(token, colour))).toThrow(
    `src/styles/tokens.css: ${token} is ${colour}: write a # and six digits`,
  )
})

test('every colour that carries text or meaning is measured', () => {
  const measured = new Set(PAIRS.flatMap(([background, , foregrounds]) => [background, ...foregrounds]))
  const names = css.match(/(?<=^ {2}--colour-)[\w-]+(?=: (?:var|light-dark|#))/gm)
  // These lines are decorations, which need no contrast.
  expect(names?.filter((name) => !measured.has(name))).toEqual(['rule', 'rule-on-strong'])
})
