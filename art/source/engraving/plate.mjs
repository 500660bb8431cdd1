import { Drawing } from './drawing.mjs'

/** An engraved picture: its name, and a function that draws it. One decimal is finer than its thinnest line. */
export const plate = ({ seed, draw, ...frame }) => ({
  name: frame.name,
  decimals: 1,
  svg() {
    const drawing = new Drawing(seed)
    draw(drawing)
    return drawing.svg(frame)
  },
})
