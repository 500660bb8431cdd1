// From an original to pixels, once per picture: drawing an SVG costs more than scaling what was drawn.
import { extname } from 'node:path'
import sharp, { type Raw } from 'sharp'

export type Rendered = { data: Buffer; raw: Raw; kind: 'drawing' | 'photograph' }

/** librsvg draws one SVG unit as one pixel at this density. */
const SVG_DENSITY = 72
/** Photographs from a telephone may be large, but a 60-megapixel scan is a mistake worth hearing of early. */
export const MOST_PIXELS = 100_000_000

/** The picture at its largest useful width; a photograph or painting is never enlarged. */
export async function render(source: Buffer, file: string, largest: number): Promise<Rendered> {
  const density = extname(file).toLowerCase() === '.svg' ? await densityFor(source, largest) : undefined
  const image = sharp(source, { limitInputPixels: MOST_PIXELS, ...(density && { density }) })
    // Cameras store a turned picture with a note; the note goes, so the pixels must be turned.
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: largest, withoutEnlargement: !density })
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return { data, raw, kind: isSeeThrough(data, info.channels) ? 'drawing' : 'photograph' }
}

/** The widths to make: those asked for, and the original's own in place of any that would enlarge it. */
export function usefulWidths(asked: readonly number[], available: number): number[] {
  return [...new Set(asked.map((width) => Math.min(width, available)))].sort((a, b) => a - b)
}

async function densityFor(source: Buffer, width: number): Promise<number> {
  const { width: natural } = await sharp(source, { density: SVG_DENSITY }).metadata()
  return (SVG_DENSITY * width) / natural
}

/** Many PNGs carry an alpha channel and use none of it; only a hole shows the ground. */
function isSeeThrough(data: Buffer, channels: number): boolean {
  if (channels !== 2 && channels !== 4) return false
  for (let alpha = channels - 1; alpha < data.length; alpha += channels) if (data[alpha] !== 255) return true
  return false
}
