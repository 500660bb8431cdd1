// About: the lotus plate, and one small drawing for each kind of hands-on care.
import { cubic } from '../engraving/geometry.mjs'
import { plate } from '../engraving/plate.mjs'
import { onDark, onPaper } from '../palettes.mjs'
import { bowl } from '../things/bowls.mjs'
import { cloth, kizhi } from '../things/cloth.mjs'
import { thottil } from '../things/cradle.mjs'
import { bharani } from '../things/jars.mjs'
import { lotus, lotusBud, lotusPad, lotusPod } from '../things/lotus.mjs'
import { neem, tulsiStem } from '../things/plants.mjs'

const care = (name, seed, draw) => plate({ name, seed, width: 320, height: 300, palette: onDark, draw })

export const about = [
  plate({
    name: 'plate-lotus',
    seed: 31,
    width: 690,
    height: 760,
    viewBox: '18 92 690 760',
    palette: { ...onPaper, petal: '#fffaf1', petal2: '#f1dfcf' },
    draw(A) {
      const stalk = (p, w) => {
        A.line(p, w + 2.4, 'ink')
        A.line(p, w, 'wash2')
        A.line(
          p.map(([x, y]) => [x + w * 0.24, y]),
          1.1,
          'ink',
        )
      }
      stalk(cubic([352, 400], [360, 540], [320, 660], [350, 840], 26), 10)
      stalk(cubic([560, 300], [600, 460], [470, 640], [378, 840], 26), 7)
      stalk(cubic([150, 360], [130, 520], [270, 660], [330, 840], 26), 7)
      lotus(A, { cx: 352, cy: 404, s: 262, lit: 'petal', dim: 'petal2' })
      lotusBud(A, { x: 560, y: 306, s: 150 })
      lotusPod(A, { cx: 150, cy: 356, s: 58 })
      lotusPad(A, 196, 640, 168, 62, -0.08)
      lotusPad(A, 556, 690, 136, 46, 0.07)
    },
  }),
  care('care-prenatal', 51, (A) => {
    bowl(A, { cx: 160, base: 262, w: 112, h: 78, content: 'oil', heap: 0.02, stip: 0 })
    lotus(A, { cx: 160, cy: 192, s: 112, lit: 'iv', dim: 'ro' })
  }),
  care('care-postnatal', 52, (A) => {
    bharani(A, { cx: 214, base: 236, h: 148, w: 70 })
    cloth(A, { x: 38, base: 262, w: 168, h: 26, n: 3 })
    tulsiStem(A, { from: [96, 196], via: [70, 110], to: [112, 26], s: 0.62, pairs: 4 })
  }),
  care('care-newborn', 53, (A) =>
    thottil(A, { cx: 160, top: 44, width: 116, height: 224, rope: 60, tilt: 2 }),
  ),
  care('care-joints', 54, (A) => {
    neem(A, cubic([90, 236], [40, 170], [60, 90], [140, 30], 20), { n: 6, len: 70, wid: 12, spread: 50 })
    kizhi(A, { cx: 132, base: 250, w: 74, h: 146 })
    bowl(A, { cx: 232, base: 268, w: 62, h: 46, content: 'oil', heap: 0.02, stip: 0 })
  }),
]
