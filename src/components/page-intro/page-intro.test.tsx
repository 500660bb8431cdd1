import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageIntro } from './page-intro.tsx'

const hasLastLine = (headline: string) =>
  renderToStaticMarkup(<PageIntro headline={headline} lead="" />).includes('data-last-line')

test('a short phrase in italics at the end of a headline has a line of its own', () => {
  expect(hasLastLine('Write *to us.*')).toBe(true)
})

test.each([
  ['in the middle', 'Oils *and herbs* for you.'],
  ['before a full stop', 'Write *to us*.'],
  ['that does not fit in one line', 'Care for *mothers, newborns and joints.*'],
])('a phrase in italics %s stays in its line', (_, headline) => {
  expect(hasLastLine(headline)).toBe(false)
})
