import { gradients } from '../palettes.mjs'
import { seededRandom } from './geometry.mjs'
import { stroke } from './line.mjs'

/** A drawing: an ordered list of fills and ink. Neighbouring ink of one colour shares a path. */
export class Drawing {
  /** The seed fixes every random stroke, so that a picture is the same on every run. */
  constructor(seed) {
    this.r = seededRandom(seed)
    this.layers = []
    this.hasGlow = false
  }

  fill(d, c, opacity) {
    this.layers.push({ d, c, opacity })
  }

  ink(d, c = 'ink') {
    const last = this.layers.at(-1)
    if (last?.isInk && last.c === c) last.d += d
    else this.layers.push({ d, c, isInk: true })
  }

  line(points, width, c = 'ink') {
    this.ink(stroke(points, width), c)
  }

  /** Markup as it is; a pigment is written $name. */
  raw(markup) {
    this.layers.push({ raw: markup })
  }

  glow(x, y, r) {
    this.hasGlow = true
    this.raw(
      `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="url(#$pictureglow)"/>`,
    )
  }

  /** Ids carry the picture's name: several pictures may be inlined in one document. */
  svg({ name, width, height, viewBox = `0 0 ${width} ${height}`, palette }) {
    const id = name.replace(/\W/g, '')
    const used = [...new Set(this.layers.map(({ c }) => c))].filter((c) => gradients[c])
    const defs = used.map((c) => linearGradient(id + c, gradients[c], palette)).join('')
    const colour = (c) => (gradients[c] ? `url(#${id}${c})` : (palette[c] ?? c))
    const body = this.layers.map(({ raw, d, c, opacity }) =>
      raw === undefined
        ? `<path fill="${colour(c)}"${opacity ? ` opacity="${opacity}"` : ''} d="${d}"/>`
        : raw.replaceAll('$picture', id).replace(/\$(\w+)/g, (whole, pigment) => palette[pigment] ?? whole),
    )
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" fill="none">`,
      defs && `<defs>${defs}</defs>`,
      this.hasGlow ? glowGradient(`${id}glow`) : '',
      ...body,
      '</svg>',
    ].join('')
  }
}

function linearGradient(id, stops, palette) {
  const marks = stops.map(([offset, c]) => `<stop offset="${offset}" stop-color="${palette[c]}"/>`)
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${marks.join('')}</linearGradient>`
}

const glowGradient = (id) =>
  `<radialGradient id="${id}"><stop stop-color="#ffe2a0" stop-opacity=".5"/><stop offset=".4" stop-color="#ffd98a" stop-opacity=".18"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>`
