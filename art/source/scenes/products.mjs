// The products, in the order of the page: their cards are light and dark by turns, and so are their palettes.
import { cubic } from '../engraving/geometry.mjs'
import { plate } from '../engraving/plate.mjs'
import { ground } from '../engraving/shading.mjs'
import { onDark, onLight } from '../palettes.mjs'
import { dropper, flask, tallBottle } from '../things/bottles.mjs'
import { bowl, cup, mortar } from '../things/bowls.mjs'
import { cloth, kizhi } from '../things/cloth.mjs'
import { thottil } from '../things/cradle.mjs'
import { bananaLeaf, ladoo, steam } from '../things/food.mjs'
import { bharani, jar } from '../things/jars.mjs'
import { pouch } from '../things/paper.mjs'
import { curry, fenugreek, neem, tulsiStem } from '../things/plants.mjs'
import { phoneInCall } from '../things/telephone.mjs'

const FLOOR = 408

const card = (name, seed, palette, draw) =>
  plate({
    name,
    seed,
    width: 640,
    height: 480,
    palette,
    draw(A) {
      ground(A, 50, 590, FLOOR + 4)
      draw(A)
    },
  })

export const products = [
  card('product-postpartum-kit', 11, onLight, (A) => {
    neem(A, cubic([250, FLOOR - 60], [196, 270], [214, 160], [338, 44], 24), {
      n: 8,
      len: 96,
      wid: 16,
      spread: 50,
    })
    bharani(A, { cx: 446, base: FLOOR, h: 172, w: 82 })
    kizhi(A, { cx: 226, base: FLOOR + 4, w: 92, h: 178 })
    bowl(A, { cx: 338, base: FLOOR + 26, w: 66, h: 50, content: 'pw3', heap: 0.42 })
  }),
  card('product-newborn-kit', 12, onDark, (A) => {
    thottil(A, { cx: 214, top: 54, width: 132, height: 282, rope: 90, tilt: 2 })
    cloth(A, { x: 388, base: FLOOR + 4, w: 178, h: 30, n: 3 })
    dropper(A, { cx: 352, base: FLOOR + 16, h: 100, w: 38 })
    bowl(A, { cx: 452, base: FLOOR + 32, w: 52, h: 36, content: 'oil', heap: 0.02, stip: 0 })
  }),
  card('product-consultations', 13, onLight, (A) => {
    curry(A, cubic([474, FLOOR - 20], [512, 280], [506, 190], [440, 66], 24), { n: 8, len: 66, wid: 17 })
    phoneInCall(A, { cx: 262, base: FLOOR + 2, w: 152, h: 296, tilt: -5 })
    cup(A, { cx: 426, base: FLOOR + 16, w: 68, h: 78 })
    steam(A, 420, FLOOR - 82, 72)
  }),
  card('product-detox-kit', 14, onDark, (A) => {
    neem(A, cubic([214, FLOOR - 10], [150, 280], [150, 170], [250, 56], 24), { n: 8, len: 92, wid: 16 })
    pouch(A, { cx: 446, base: FLOOR + 2, w: 112, h: 178 })
    mortar(A, { cx: 276, base: FLOOR + 6, w: 104, h: 142 })
    bowl(A, { cx: 398, base: FLOOR + 32, w: 54, h: 40, content: 'pw2', heap: 0.46 })
  }),
  card('product-massage-oil', 15, onLight, (A) => {
    curry(A, cubic([246, FLOOR], [190, 300], [180, 180], [158, 70], 24), { n: 9, len: 74, wid: 19 })
    tallBottle(A, { cx: 330, base: FLOOR, h: 318, w: 66 })
    bowl(A, { cx: 458, base: FLOOR + 18, w: 76, h: 48, content: 'oil', heap: 0.02, stip: 0 })
  }),
  card('product-herbal-powders', 16, onDark, (A) => {
    tulsiStem(A, { from: [318, FLOOR - 50], via: [262, 240], to: [330, 66], s: 0.86, pairs: 6 })
    tulsiStem(A, {
      from: [340, FLOOR - 50],
      via: [392, 290],
      to: [428, 176],
      s: 0.68,
      pairs: 4,
      flower: false,
    })
    bowl(A, { cx: 190, base: FLOOR - 30, w: 74, h: 58, content: 'pw1', heap: 0.6 })
    bowl(A, { cx: 456, base: FLOOR - 34, w: 66, h: 52, content: 'pw2', heap: 0.6 })
    bowl(A, { cx: 270, base: FLOOR + 26, w: 92, h: 66, content: 'pw3', heap: 0.58 })
    bowl(A, { cx: 426, base: FLOOR + 40, w: 80, h: 58, content: 'pw4', heap: 0.56 })
  }),
  card('product-lactation-kit', 17, onLight, (A) => {
    fenugreek(A, { x: 236, y: FLOOR - 10, h: 284, s: 0.94 })
    flask(A, { cx: 476, base: FLOOR - 4, h: 168, w: 56, glass: 'amber' })
    jar(A, { cx: 366, base: FLOOR + 2, h: 118, w: 66 })
    bananaLeaf(A, { cx: 240, cy: FLOOR + 22, len: 330, wid: 32, tilt: -2 })
    ladoo(A, 168, FLOOR - 2, 33)
    ladoo(A, 236, FLOOR - 10, 34)
    ladoo(A, 302, FLOOR + 4, 33)
    ladoo(A, 202, FLOOR - 54, 32)
    ladoo(A, 268, FLOOR - 58, 33)
    ladoo(A, 232, FLOOR + 20, 34)
  }),
]
