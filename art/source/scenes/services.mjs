// Services: the hair oil, and what it is made with.
import { cubic } from '../engraving/geometry.mjs'
import { plate } from '../engraving/plate.mjs'
import { ground } from '../engraving/shading.mjs'
import { onLight, onPaper } from '../palettes.mjs'
import { flask } from '../things/bottles.mjs'
import { bowl } from '../things/bowls.mjs'
import { curry, fenugreek, onion } from '../things/plants.mjs'

const ingredient = (name, seed, draw) =>
  plate({ name, seed, width: 320, height: 380, palette: onPaper, draw })

export const services = [
  plate({
    name: 'hair-oil',
    seed: 71,
    width: 720,
    height: 820,
    viewBox: '0 30 720 820',
    palette: onLight,
    draw(A) {
      const floor = 740
      ground(A, 30, 690, floor + 6)
      curry(A, cubic([262, floor - 60], [150, 520], [140, 300], [190, 96], 30), { n: 11, len: 128, wid: 31 })
      fenugreek(A, { x: 520, y: floor - 10, h: 520, s: 1.3 })
      flask(A, { cx: 352, base: floor, h: 480, w: 168, glass: 'herb' })
      bowl(A, { cx: 560, base: floor + 36, w: 96, h: 72, content: 'pw4', heap: 0.46, stip: 600 })
      onion(A, { cx: 150, base: floor + 34, s: 54, lean: 12 })
      onion(A, { cx: 226, base: floor + 54, s: 46, lean: -12 })
    },
  }),
  ingredient('plate-fenugreek', 61, (A) => fenugreek(A, { x: 160, y: 372, h: 268, s: 1.02 })),
  ingredient('plate-curry-leaf', 62, (A) =>
    curry(A, cubic([150, 368], [160, 280], [190, 160], [160, 52], 28), { n: 9, len: 92, wid: 23 }),
  ),
  ingredient('plate-small-onion', 63, (A) => {
    onion(A, { cx: 112, base: 262, s: 92, lean: 16 })
    onion(A, { cx: 230, base: 304, s: 82, lean: -14 })
    onion(A, { cx: 130, base: 358, s: 74, lean: -20 })
  }),
]
