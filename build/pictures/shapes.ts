import type { PlaceName } from '#components/picture/places.ts'

/** How wide a place is for its height, at its narrowest and at its widest. */
export type Shape = { narrowest: number; widest: number }
type Size = { width: number; height: number }

const always = (width: number, height: number): Shape => ({
  narrowest: width / height,
  widest: width / height,
})

/** From a card in a row of three to one in a row of two. */
const card: Shape = { narrowest: 4 / 3, widest: 16 / 10 }

/**
 * A photograph is cut to the shape of its place, so that it fills it and stands in line with the drawings beside it:
 * their shapes are these. Must follow the style sheets where a place has a shape of its own there (cards, banner);
 * the page then cuts what is left over. The portrait takes a photograph as it is.
 */
export const shapes: Partial<Record<PlaceName, Shape>> = {
  // On a tablet the banner is wider than this; but then a phone would show a third of the pixels it has loaded.
  banner: { narrowest: 760 / 872, widest: 1 },
  blurb: always(700, 820),
  print: always(690, 760),
  care: always(320, 300),
  'card-light': card,
  'card-dark': card,
  oil: always(720, 820),
  ingredient: always(320, 380),
  lamp: always(500, 720),
}

/** The middle of a picture, as large as the shape allows. */
export function middleOf({ width, height }: Size, shape?: Shape): Size & { left: number; top: number } {
  const ratio = width / height
  const wanted = shape ? Math.min(Math.max(ratio, shape.narrowest), shape.widest) : ratio
  const cut = {
    width: Math.min(width, Math.round(height * wanted)),
    height: Math.min(height, Math.round(width / wanted)),
  }
  return {
    ...cut,
    left: Math.floor((width - cut.width) / 2),
    top: Math.floor((height - cut.height) / 2),
  }
}
