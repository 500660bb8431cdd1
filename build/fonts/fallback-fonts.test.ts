import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { fallbackRules } from './fallback-fonts.ts'
import { displayFont, italicFont, textFont } from './font-files.ts'
import { fontMetrics } from './font-metrics.ts'

test('scales a fallback to the width of its font and keeps the height of its lines', () => {
  // Twice as wide as Times New Roman after the correction.
  const font = { ...displayFont, widthCorrection: 0.5 }
  const metrics = { ascent: 0.8, descent: 0.2, lineGap: 0.1, averageWidth: 4 * 0.3888 }
  expect(fallbackRules(font, metrics)[0]).toBe(
    '@font-face{font-family:"Newsreader Display Times";src:local("Liberation Serif"),local("Times New Roman");' +
      'size-adjust:200%;ascent-override:40%;descent-override:10%;line-gap-override:5%}',
  )
})

test('gives the italic of both sizes an italic fallback', () => {
  const metrics = { ascent: 0.8, descent: 0.2, lineGap: 0, averageWidth: 0.3909 }
  const rules = fallbackRules({ ...italicFont, widthCorrection: 1 }, metrics)
  expect(rules.map((rule) => rule.match(/font-family:"([^"]+)"/)?.[1])).toEqual([
    'Newsreader Display Times',
    'Newsreader Display Noto',
    'Newsreader Text Times',
    'Newsreader Text Noto',
  ])
  for (const rule of rules) expect(rule).toMatch(/local\("[^"]+ Italic"\).*;font-style:italic;/)
  expect(rules[0]).toContain('size-adjust:100%')
})

test('reads height and width from the font file', async () => {
  const { package: name, source, axes } = textFont
  const font = await readFile(createRequire(import.meta.url).resolve(`${name}/files/${source}`))
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ,.;'
  const plain = await subsetFont(font, letters, {
    targetFormat: 'truetype',
    ...(axes && { variationAxes: axes }),
  })
  const metrics = fontMetrics(plain)
  expect(metrics).toMatchObject({ ascent: 1, descent: 0.303, lineGap: 0 })
  // Measured in Chromium: the width of the sample at 1000 px, without kerning, divided by its letters.
  expect(metrics.averageWidth).toBeCloseTo(0.432, 3)
})
