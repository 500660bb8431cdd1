export type CardWidth = 'full' | 'half' | 'third'

/**
 * Returns how wide a card is in windows from 1000 px, so that any number of cards fills rows of three. If three does not
 * divide the number, the first row is a pair. If one card would be left, the last row is a pair too (7 = 2 + 3 + 2).
 */
export function cardWidth(index: number, count: number): CardWidth {
  if (count === 1) return 'full'
  const isInFirstPair = count % 3 > 0 && index < 2
  const isInLastPair = count % 3 === 1 && index >= count - 2
  return isInFirstPair || isInLastPair ? 'half' : 'third'
}
