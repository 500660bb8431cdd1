import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requiredPictures } from '../check/check-pictures.ts'
import { directories } from '../directories.ts'
import { presentPalette } from '../read-colours.ts'
import { recolour } from './recolour.ts'

const DEFAULTS = { leaf: '#223d30', paper: '#f7f2e8' }

test('a default colour gets its present value, and other colours stay', () => {
  const svg = '<svg><rect fill="#223d30"/><path fill="#123456" stroke="#fff"/></svg>'
  expect(recolour(svg, DEFAULTS, { ...DEFAULTS, leaf: '#1f3a4d' })).toBe(
    '<svg><rect fill="#1f3a4d"/><path fill="#123456" stroke="#fff"/></svg>',
  )
})

test('two colours can change places', () => {
  const svg = '<svg><rect fill="#223d30"/><path fill="#f7f2e8"/></svg>'
  expect(recolour(svg, DEFAULTS, { leaf: DEFAULTS.paper, paper: DEFAULTS.leaf })).toBe(
    '<svg><rect fill="#f7f2e8"/><path fill="#223d30"/></svg>',
  )
})

test('a colour is found in a style, in capitals, and with a transparency, which stays', () => {
  const svg = '<svg><path style="fill:#223D30;stroke:#223d3080"/></svg>'
  expect(recolour(svg, DEFAULTS, { ...DEFAULTS, leaf: '#1f3a4d' })).toBe(
    '<svg><path style="fill:#1f3a4d;stroke:#1f3a4d80"/></svg>',
  )
})

test('a colour that the present palette does not have stays', () => {
  const svg = '<svg><path fill="#223d30"/></svg>'
  expect(recolour(svg, DEFAULTS, {})).toBe(svg)
})

test.each(requiredPictures)(
  '%s stays as it is, byte for byte, where the palette is the default one',
  async (file) => {
    const svg = await readFile(join(directories.art, file), 'utf8')
    const palette = presentPalette()
    // The comparison is outside of the expectation, which would print all path data when it fails.
    expect(recolour(svg, palette, palette) === svg).toBe(true)
  },
)
