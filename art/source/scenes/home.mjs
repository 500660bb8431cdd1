// Home: the threshold of the house, and tulsi in its pot with the palm-leaf books.
import { plate } from '../engraving/plate.mjs'
import { diamond } from '../kolam.mjs'
import { onDark, onLight } from '../palettes.mjs'
import { flask } from '../things/bottles.mjs'
import { bowl, clayPot } from '../things/bowls.mjs'
import { kizhi } from '../things/cloth.mjs'
import { thottil } from '../things/cradle.mjs'
import { floorKolam } from '../things/kolam-on-things.mjs'
import { standingLamp } from '../things/lamp.mjs'
import { manuscript } from '../things/paper.mjs'
import { tulsiBush, tulsiStem } from '../things/plants.mjs'

export const home = [
  // Newborn (cradle), mother's house (lamp, tulsi), aching joints (kizhi, warm oil), in one look.
  plate({
    name: 'hero',
    seed: 21,
    width: 760,
    height: 860,
    viewBox: '10 0 760 860',
    palette: onDark,
    draw(A) {
      const floor = 676
      floorKolam(A, {
        cx: 392,
        cy: 750,
        size: 100,
        dots: diamond(3),
        seed: 19,
        share: 0.65,
        flatten: 0.235,
        recede: 0.22,
      })
      tulsiStem(A, { from: [622, floor - 100], via: [664, 430], to: [606, 236], s: 1.16, pairs: 6 })
      tulsiStem(A, {
        from: [632, floor - 100],
        via: [690, 520],
        to: [706, 424],
        s: 0.84,
        pairs: 4,
        flower: false,
      })
      tulsiStem(A, {
        from: [612, floor - 100],
        via: [560, 520],
        to: [552, 452],
        s: 0.8,
        pairs: 4,
        flower: false,
      })
      clayPot(A, { cx: 622, base: floor + 2, w: 88, h: 116 })
      thottil(A, { cx: 382, top: 84, width: 178, height: 408, rope: 160, tilt: 1.5 })
      standingLamp(A, { cx: 140, base: floor + 12, height: 496 })
      flask(A, { cx: 512, base: floor + 16, h: 168, w: 56, glass: 'amber', withLabel: false })
      kizhi(A, { cx: 398, base: floor + 26, w: 74, h: 148 })
      bowl(A, { cx: 280, base: floor + 42, w: 86, h: 62, content: 'oil', heap: 0.02, stip: 0 })
    },
  }),
  plate({
    name: 'plate-tulsi',
    seed: 33,
    width: 700,
    height: 820,
    viewBox: '10 0 700 820',
    palette: onLight,
    draw(A) {
      const floor = 780
      tulsiBush(A, { x: 330, y: floor - 150, s: 1.22 })
      clayPot(A, { cx: 330, base: floor, w: 122, h: 168 })
      manuscript(A, { x: 398, base: floor + 26, w: 250 })
    },
  }),
]
