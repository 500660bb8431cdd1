// Contact: the lamp lit at the door.
import { plate } from '../engraving/plate.mjs'
import { diamond } from '../kolam.mjs'
import { onLight } from '../palettes.mjs'
import { floorKolam } from '../things/kolam-on-things.mjs'
import { standingLamp } from '../things/lamp.mjs'

export const contact = [
  plate({
    name: 'lamp',
    seed: 81,
    width: 500,
    height: 720,
    palette: onLight,
    draw(A) {
      floorKolam(A, {
        cx: 250,
        cy: 640,
        size: 84,
        dots: diamond(2),
        seed: 1,
        share: 0.6,
        flatten: 0.26,
        recede: 0.2,
        ink: 'br2',
        thin: 1,
        thick: 2.2,
      })
      standingLamp(A, { cx: 250, base: 616, height: 560 })
    },
  }),
]
