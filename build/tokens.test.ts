import { expect, test } from 'vitest'
import { colourOf, siteTokens, tokensOf } from './tokens.ts'

const css = `
/* --colour-ground: #bad; a comment is not a token */
:root {
  --palette-paper: #F7F2E8;
  --palette-night: #123;
  --colour-ground: var(--palette-paper); /* a comment */
  --colour-field:  var(--colour-ground);
  --colour-strong: #223d30;
  --colour-glow: rgb(255 244 214 / .07);
  --space-1: 0.25rem;
}
@media (prefers-color-scheme: dark) {
  :root { --colour-ground: var(--palette-night); }
}
@media (prefers-reduced-motion: reduce) {
  :root { --colour-ground: #000000; }
}`

test('resolves a token through the palette to its colour, and leaves transparent colours out', () => {
  expect(Object.fromEntries(tokensOf(css).light)).toEqual({
    '--colour-ground': '#f7f2e8',
    '--colour-field': '#f7f2e8',
    '--colour-strong': '#223d30',
  })
})

test('the dark theme changes what it declares, and every token that refers to it', () => {
  expect(Object.fromEntries(tokensOf(css).dark)).toEqual({
    '--colour-ground': '#112233',
    '--colour-field': '#112233',
    '--colour-strong': '#223d30',
  })
})

test('a token without a colour, or that refers to itself, is named', () => {
  expect(() => tokensOf(':root { --colour-a: var(--palette-gone); }')).toThrow('--colour-a › --palette-gone')
  expect(() => tokensOf(':root { --colour-a: var(--colour-b); --colour-b: var(--colour-a); }')).toThrow(
    '--colour-a › --colour-b › --colour-a',
  )
})

test('a misspelt name is an error', () => {
  expect(() => colourOf(tokensOf(css).light, '--colour-grund')).toThrow('--colour-grund')
})

test('reads the real style sheet in both themes', async () => {
  const { light, dark } = await siteTokens()
  expect(colourOf(light, '--colour-ground')).toBe('#f7f2e8')
  expect(colourOf(dark, '--colour-ground')).toBe('#131c17')
  expect(colourOf(dark, '--colour-ground-strong')).toBe(colourOf(light, '--colour-ground-strong'))
  expect([...dark.keys()]).toEqual([...light.keys()])
})
