import { expect, test } from 'vitest'
import { cardWidth } from './card-width.ts'

const COLUMNS = { full: 6, half: 3, third: 2 }

test('7 products are cards in rows of 2, 3 and 2', () => {
  const widths = Array.from({ length: 7 }, (_, index) => cardWidth(index, 7))
  expect(widths).toEqual(['half', 'half', 'third', 'third', 'third', 'half', 'half'])
})

test.each(Array.from({ length: 24 }, (_, index) => index + 1))(
  'with %i products, no row of cards has a gap',
  (count) => {
    const columns = Array.from({ length: count }, (_, index) => COLUMNS[cardWidth(index, count)])
    expect(columns.reduce((sum, width) => sum + width, 0) % 6).toBe(0)
  },
)
