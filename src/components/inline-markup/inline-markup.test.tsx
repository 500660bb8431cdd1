import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { inlineMarkup } from './inline-markup.tsx'
import { plainText } from './parse-inline.ts'

test.each([
  ['Care for *aching joints.*', 'Care for <em>aching joints.</em>'],
  ['*la:Allium cepa* and *ghee*', '<em lang="la">Allium cepa</em> and <em>ghee</em>'],
  ['Ladoo/jam/oil', 'Ladoo/<wbr/>jam/<wbr/>oil'],
  ['Oil, or எண்ணெய் வகை, here', 'Oil, or <span lang="ta">எண்ணெய் வகை</span>, here'],
  ['योग and *ആയുർവേദം*', '<span lang="hi">योग</span> and <em lang="ml">ആയുർവേദം</em>'],
  ['Ghee *see: below*', 'Ghee <em>see: below</em>'],
  ['*sa:योग*', '<em lang="sa">योग</em>'],
])('renders “%s”', (text, html) => {
  expect(renderToStaticMarkup(inlineMarkup(text))).toBe(html)
})

test('plain text has no stars and no language tags', () => {
  expect(plainText('*Skin* care with *la:Allium cepa*')).toBe('Skin care with Allium cepa')
})
