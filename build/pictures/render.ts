// From an original to pixels, once per picture: drawing an SVG costs more than scaling what was drawn.
import sharp, { type Raw } from 'sharp'
import { middleOf, type Shape } from './shapes.ts'
import { isDrawing } from './sources.ts'

export type Rendered = { data: Buffer; raw: Raw; kind: 'drawing' | 'photograph' }

/** librsvg draws one SVG unit as one pixel at this density. */
const SVG_DENSITY = 72
/** Photographs from a telephone may be large, but a 60-megapixel scan is a mistake worth hearing of early. */
export const MOST_PIXELS = 100_000_000

/** The picture at its largest useful width; a photograph is cut to the shape of its place, and never enlarged. */
export async function render(
  source: Buffer,
  file: string,
  largest: number,
  shape?: Shape,
): Promise<Rendered> {
  const kind = (await isOpaque(source)) ? 'photograph' : 'drawing'
  const cut = kind === 'photograph' ? shape : undefined
  const density = isDrawing(file) ? await densityFor(source, largest, cut) : undefined
  const input = { limitInputPixels: MOST_PIXELS, ...(density && { density }) }
  // Cameras store a turned picture with a note; the note goes, so the pixels must be turned.
  const image = sharp(source, input).autoOrient()
  if (cut) image.extract(middleOf((await sharp(source, input).metadata()).autoOrient, cut))
  const { data, info } = await image
    .toColourspace('srgb')
    .resize({ width: largest, withoutEnlargement: !density })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels }, kind }
}

/** The widths to make: those asked for, and the original's own in place of any that would enlarge it. */
export function usefulWidths(asked: readonly number[], available: number): number[] {
  return [...new Set(asked.map((width) => Math.min(width, available)))].sort((a, b) => a - b)
}

/** Many PNGs carry an alpha channel and use none of it; only a hole shows the ground. */
export async function isOpaque(source: Buffer | string): Promise<boolean> {
  const image = sharp(source, { limitInputPixels: MOST_PIXELS })
  return !(await image.metadata()).hasAlpha || (await image.stats()).isOpaque
}

async function densityFor(source: Buffer, width: number, shape?: Shape): Promise<number> {
  const natural = await sharp(source, { density: SVG_DENSITY }).metadata()
  return (SVG_DENSITY * width) / middleOf(natural, shape).width
}
