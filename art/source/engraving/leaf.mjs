// Leaves and petals, single or along a stalk.
import { clamp, lerp, quadratic, RADIANS, tangent } from './geometry.mjs'
import { smooth, thorn } from './line.mjs'

/** Half the breadth of a blade along its midrib, from foot (0) to tip (1). */
const shapes = {
  lance: (t) => Math.sin(Math.PI * t ** 0.72) ** 0.9 * (1 - 0.18 * t),
  ovate: (t) => Math.sin(Math.PI * t ** 0.66) ** 0.82,
  obov: (t) => Math.sin(Math.PI * t ** 1.45) ** 0.72,
  petal: (t) => Math.sin(Math.PI * t ** 1.05) ** 0.8 * (t < 0.12 ? 0.6 + t * 3.3 : 1),
}

const RIB_PARTS = 14
/** The lit half of a blade, then the dim one. */
const HALVES = [-1, 1]

/**
 * A leaf: two washes (lit and dim half), side veins, hatching that is denser on the dim half, outline, midrib.
 * ang 0 is to the right, -90 up; bend bows the midrib; fold narrows one half; longi draws petal veins instead.
 */
export function leaf(
  A,
  {
    x,
    y,
    ang,
    len,
    wid,
    bend = 0.1,
    shape = 'ovate',
    teeth = 0,
    amp = 0.1,
    veins = 7,
    lit = 'wash',
    dim = 'wash2',
    hatch = true,
    petiole = 0,
    mid = 1.6,
    longi = false,
    fold = 0,
    washOff = [1.2, 1],
  },
) {
  const along = [Math.cos(ang * RADIANS), Math.sin(ang * RADIANS)]
  const foot = petiole ? drawPetiole(A, { x, y, along, petiole, bend, mid }) : [x, y]
  const blade = layBlade({ foot, along, len, wid, bend, fold, breadth: shapes[shape] })
  const litMargin = margin(blade, -1, teeth, amp)
  const dimMargin = margin(blade, 1, teeth, amp)

  const shift = (p) => [p[0] + washOff[0], p[1] + washOff[1]]
  A.fill(smooth([...blade.rib.map(shift), ...litMargin.map(shift).reverse()]), lit)
  A.fill(smooth([...blade.rib.map(shift), ...dimMargin.map(shift).reverse()]), dim)
  if (longi) drawPetalVeins(A, blade, veins)
  else {
    drawSideVeins(A, blade, veins, mid)
    if (hatch) drawHatching(A, blade)
  }
  A.line(litMargin, (t) => 0.55 + 0.75 * Math.sin(t * Math.PI) * 0.7)
  A.line(dimMargin, (t) => 0.8 + 1.1 * Math.sin(t * Math.PI) * 0.8)
  A.line(blade.rib, (t) => lerp(mid, 0.3, t ** 0.8))
}

/** Draws the stalk of a leaf and returns where the blade begins. */
function drawPetiole(A, { x, y, along: [dx, dy], petiole, bend, mid }) {
  const foot = [x + dx * petiole, y + dy * petiole]
  const middle = [x + dx * petiole * 0.5 - dy * bend * 3, y + dy * petiole * 0.5 + dx * bend * 3]
  A.line(quadratic([x, y], middle, foot, 5), (t) => lerp(mid * 1.1, mid * 0.9, t))
  return foot
}

function layBlade({ foot: [x, y], along: [dx, dy], len, wid, bend, fold, breadth }) {
  const middle = [x + dx * len * 0.5 - dy * bend * len, y + dy * len * 0.5 + dx * bend * len]
  const rib = quadratic([x, y], middle, [x + dx * len, y + dy * len], RIB_PARTS)
  const at = (t) => {
    const q = clamp(t) * RIB_PARTS
    const i = Math.min(RIB_PARTS - 1, Math.floor(q))
    return [lerp(rib[i][0], rib[i + 1][0], q - i), lerp(rib[i][1], rib[i + 1][1], q - i)]
  }
  const direction = (t) => tangent(rib, Math.round(clamp(t) * RIB_PARTS))
  const halfBreadth = (t, side) => breadth(clamp(t)) * wid * (side > 0 ? 1 - fold : 1)
  /** A point at the share `k` of the way from the midrib to the margin. */
  const across = (t, side, k = 1) => {
    const [px, py] = at(t)
    const [tx, ty] = direction(t)
    const w = halfBreadth(t, side) * k
    return [px - ty * w * side, py + tx * w * side]
  }
  // How far a side vein runs towards the tip before it meets the margin.
  const slant = (t) => 0.17 * (1 - 0.45 * t) * (wid / len) * 3.2
  return { rib, len, at, direction, halfBreadth, across, slant }
}

function margin({ len, at, direction, across }, side, teeth, amp) {
  if (!teeth) return Array.from({ length: RIB_PARTS + 1 }, (_, i) => across(i / RIB_PARTS, side))
  const points = Array.from({ length: teeth }, (_, i) => {
    const from = i / teeth
    const to = (i + 1) / teeth
    const [x, y] = across(Math.min(0.995, to + 0.015), side, 1 + amp)
    const [tx, ty] = direction(to)
    const tip = [x + tx * len * 0.018, y + ty * len * 0.018]
    return [
      across(lerp(from, to, 0.12), side, 1 - amp * 0.6),
      across(lerp(from, to, 0.6), side, 1 + amp * 0.3),
      tip,
      tip,
    ]
  })
  return [...points.flat(), at(1)]
}

function drawPetalVeins(A, { across }, veins) {
  for (const side of HALVES)
    for (let i = 1; i <= veins; i++) {
      const k = i / (veins + 0.6)
      const from = 0.02 + 0.05 * A.r()
      const to = (side > 0 ? 0.94 : 0.8) - 0.5 * k * A.r() - (side > 0 ? 0 : 0.12)
      const vein = Array.from({ length: 7 }, (_, j) => across(lerp(from, to, j / 6), side, k))
      A.line(vein, (t) => lerp((side > 0 ? 1.15 : 0.7) * (1.1 - k * 0.3), 0.12, t))
    }
  for (const side of HALVES)
    for (const k of [0.25, 0.5, 0.75]) {
      const vein = Array.from({ length: 6 }, (_, j) =>
        across(lerp(0.97, 0.78 - 0.05 * A.r(), j / 5), side, k),
      )
      A.line(vein, (t) => lerp(0.8, 0.1, t))
    }
}

function drawSideVeins(A, { at, across, slant }, veins, mid) {
  for (const side of HALVES)
    for (let i = 0; i < veins; i++) {
      const t = 0.07 + 0.84 * ((i + 0.35) / veins) ** 0.95
      const from = t + (side > 0 ? 0.02 : 0)
      const reach = Math.min(0.99, from + slant(t))
      const bend = across((from + reach) / 2 - 0.012, side, 0.5)
      A.ink(thorn(at(from), bend, across(reach, side, 0.93), mid * 0.7))
    }
}

function drawHatching(A, { len, halfBreadth, across, slant }) {
  for (const side of HALVES) {
    const n = Math.round(len / (side > 0 ? 3.1 : 5.2))
    for (let i = 1; i < n; i++) {
      const t = (i / n) * 0.92 + 0.03
      const extent = side > 0 ? (0.62 + 0.32 * A.r()) * (1 - 0.25 * t) : 0.2 + 0.2 * A.r()
      if (halfBreadth(t, side) < 2) continue
      const reach = Math.min(0.985, t + slant(t) * extent)
      const bend = across((t + reach) / 2 - 0.012 * extent, side, 0.5 * extent)
      A.ink(thorn(across(t, side, 0.02), bend, across(reach, side, 0.93 * extent), side > 0 ? 0.95 : 0.6))
    }
  }
}

const STALK = 2.6
const FIRST_LEAFLET = 0.12
const leafletSize = (t) => Math.sin(Math.PI * (0.18 + 0.7 * t))

/** Leaflets by turns along a stalk (neem, curry leaf), smaller towards both ends; far side drawn first. */
export function pinnateLeaf(A, stalk, { n, len, wid, spread, sickle = 0, leaflet }) {
  const last = stalk.length - 1
  const heading = (i) => {
    const [tx, ty] = tangent(stalk, i)
    return Math.atan2(ty, tx) / RADIANS
  }
  const leaflets = []
  for (let i = 0; i < n; i++)
    for (const side of HALVES) {
      const t = FIRST_LEAFLET + (((1 - FIRST_LEAFLET) * (i + (side > 0 ? 0.45 : 0))) / n) * 0.98
      if (t > 0.985) continue
      const q = t * last
      const j = Math.min(last - 1, Math.floor(q))
      const open = spread * (1 - 0.35 * t) + (A.r() - 0.5) * 6
      const size = leafletSize(t)
      leaflets.push({
        side,
        x: lerp(stalk[j][0], stalk[j + 1][0], q - j),
        y: lerp(stalk[j][1], stalk[j + 1][1], q - j),
        ang: heading(j) + side * open,
        len: len * size * (0.94 + 0.12 * A.r()),
        wid: wid * size * (0.92 + 0.16 * A.r()),
        bend: -side * 0.1 + sickle * -side,
      })
    }
  A.line(stalk, (t) => lerp(STALK * 1.5, STALK * 0.7, t), 'stem')
  A.line(
    stalk.map(([x, y]) => [x + STALK * 0.32, y]),
    (t) => lerp(STALK * 0.7, STALK * 0.3, t),
  )
  for (const side of HALVES)
    for (const each of leaflets) if (each.side === side) leaf(A, { ...leaflet, ...each })
  const [x, y] = stalk[last]
  const size = leafletSize(1)
  leaf(A, {
    ...leaflet,
    x,
    y,
    ang: heading(last),
    len: len * size * 1.15,
    wid: wid * size,
    bend: 0.06,
    petiole: 0,
  })
}
