import { Drawing } from './drawing.mjs'

/** An engraved picture: what to call it, and how to draw it when somebody asks. One decimal is finer than its ink. */
export const plate = ({ seed, draw, ...frame }) => ({
  name: frame.name,
  decimals: 1,
  svg() {
    const drawing = new Drawing(seed)
    draw(drawing)
    return drawing.svg(frame)
  },
})
