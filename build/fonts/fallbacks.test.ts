import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { type Face, faces } from './faces.ts'
import { fallbackRules } from './fallbacks.ts'
import { metricsOf } from './metrics.ts'

function faceNamed(name: string): Face {
  const face = faces.find((each) => each.name === name)
  if (!face) throw new Error(`No face named ${name}`)
  return face
}

test('a fallback is stretched to the width of the font it stands in for, and keeps its height', () => {
  // Twice as wide as Times New Roman once it is set.
  const face = { ...faceNamed('newsreader-display'), asSet: 0.5 }
  const metrics = { ascent: 0.8, descent: 0.2, lineGap: 0.1, averageWidth: 4 * 0.3888 }
  expect(fallbackRules(face, metrics)[0]).toBe(
    '@font-face{font-family:"Newsreader Display Times";src:local("Liberation Serif"),local("Times New Roman");' +
      'size-adjust:200%;ascent-override:40%;descent-override:10%;line-gap-override:5%}',
  )
})

test('the italic stands in for both sizes, and is itself replaced by an italic', () => {
  const metrics = { ascent: 0.8, descent: 0.2, lineGap: 0, averageWidth: 0.3909 }
  const rules = fallbackRules({ ...faceNamed('newsreader-italic'), asSet: 1 }, metrics)
  expect(rules.map((rule) => rule.match(/font-family:"([^"]+)"/)?.[1])).toEqual([
    'Newsreader Display Times',
    'Newsreader Display Noto',
    'Newsreader Text Times',
    'Newsreader Text Noto',
  ])
  for (const rule of rules) expect(rule).toMatch(/local\("[^"]+ Italic"\).*;font-style:italic;/)
  expect(rules[0]).toContain('size-adjust:100%')
})

test('reads height and width from the font itself', async () => {
  const { package: name, source, axes } = faceNamed('hanken-grotesk')
  const font = await readFile(createRequire(import.meta.url).resolve(`${name}/files/${source}`))
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ ,.;'
  const plain = await subsetFont(font, letters, {
    targetFormat: 'truetype',
    ...(axes && { variationAxes: axes }),
  })
  const metrics = metricsOf(plain)
  expect(metrics).toMatchObject({ ascent: 1, descent: 0.303, lineGap: 0 })
  // Measured in a browser: the sample set at 1000 px, divided by its letters, without kerning.
  expect(metrics.averageWidth).toBeCloseTo(0.432, 3)
})
