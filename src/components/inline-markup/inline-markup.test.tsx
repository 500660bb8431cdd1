import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inlineMarkup } from './inline-markup.tsx'
import { plainText } from './parse-inline.ts'

test.each([
  ['italics', 'Care for *aching joints.*', 'Care for <em>aching joints.</em>'],
  [
    'italics with the code of a language',
    '*la:Allium cepa* and *ghee*',
    '<em lang="la">Allium cepa</em> and <em>ghee</em>',
  ],
  ['a slash, after which a long word may break', 'Ladoo/jam/oil', 'Ladoo/<wbr/>jam/<wbr/>oil'],
  [
    'Tamil words, which get their language',
    'Oil, or எண்ணெய் வகை, here',
    'Oil, or <span lang="ta">எண்ணெய் வகை</span>, here',
  ],
  ['Sanskrit in Latin letters', '*sa-Latn:ayus*', '<em lang="sa-Latn">ayus</em>'],
  [
    'words in two other scripts',
    'योग and *ആയുർവേദം*',
    '<span lang="hi">योग</span> and <em lang="ml">ആയുർവേദം</em>',
  ],
  ['a colon in italics, which names no language', 'Ghee *see: below*', 'Ghee <em>see: below</em>'],
  ['Sanskrit that the owner has marked', '*sa:योग*', '<em lang="sa">योग</em>'],
])('renders %s: “%s”', (_, text, html) => {
  expect(renderToStaticMarkup(inlineMarkup(text))).toBe(html)
})

test('plain text has no stars and no language tags', () => {
  expect(plainText('*Skin* care with *la:Allium cepa*')).toBe('Skin care with Allium cepa')
})
