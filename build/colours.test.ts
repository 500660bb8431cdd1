import { expect, test } from 'vitest'
import { colourProblem } from './check/colour-problems.ts'
import { defaultColours, paletteFrom, paletteStyle, tokensWith } from './colours.ts'
import { presentPalette, readTokens } from './read-colours.ts'

const colours = defaultColours()

test('the colours of the style sheet give exactly its palette', () => {
  expect(paletteFrom(colours)).toEqual(presentPalette())
  expect(paletteStyle(colours)).toBe('')
  expect(tokensWith(colours)).toBe(readTokens())
})

test('the shades of a blue are blue, and the other colours stay', () => {
  const before = presentPalette()
  const after = paletteFrom({ ...colours, leaf: '#1f3a5f' })
  expect(after['leaf-800']).toBe('#1f3a5f')
  const [, green = '', blue = ''] = after['leaf-900']?.match(/[0-9a-f]{2}/g) ?? []
  expect(Number.parseInt(blue, 16)).toBeGreaterThan(Number.parseInt(green, 16))
  expect(after['night-900']).not.toBe(before['night-900'])
  expect(after['paper-100']).toBe(before['paper-100'])
  expect(after['kumkum-700']).toBe(before['kumkum-700'])
})

test.each(['#000000', '#ffffff', '#808080'])(
  'with %s as all four colours, every colour of the palette can be shown',
  (grey) => {
    const palette = paletteFrom({ leaf: grey, lightSection: grey, gold: grey, paper: grey })
    for (const [name, value] of Object.entries(palette)) expect(value, name).toMatch(/^#[0-9a-f]{6}$/i)
  },
)

test('a document is given only the colours that differ', () => {
  const style = paletteStyle({ ...colours, gold: '#e0b050' })
  expect(style).toContain('--palette-turmeric-400:#e0b050')
  expect(style).not.toContain('paper')
})

test('the colours of the style sheet can be read', () => {
  expect(colourProblem(colours)).toBeUndefined()
})

test.each([
  ['leaf', '#7fae95', 'too light to read on: use this one instead'],
  ['paper', '#8f8a80', 'too dark to read on: use this one instead'],
  ['lightSection', '#4a5a40', 'too dark to read on: use this one instead'],
] as const)('%s as %s is told with the nearest colour that can be read', (name, value, verdict) => {
  const problem = colourProblem({ ...colours, [name]: value })
  expect(problem?.name).toBe(name)
  expect(problem?.finding.message).toMatch(verdict)
  const instead = problem?.finding.replacement?.instead ?? ''
  expect(colourProblem({ ...colours, [name]: instead })).toBeUndefined()
})

test('a dark blue in place of the leaf can be read', () => {
  expect(colourProblem({ ...colours, leaf: '#1c3557' })).toBeUndefined()
})
