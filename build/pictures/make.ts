// Makes one picture in every width, theme and format of its slot.
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { type PlaceName, places } from '#components/picture/places.ts'
import { cached } from '../cached.ts'
import { colourOf, type Tokens } from '../tokens.ts'
import { encoder, slotSettings } from './slot-settings.ts'
import { isDrawing } from './sources.ts'

export type PictureRequest = { name: string; place: PlaceName }

export type MadePicture = {
  /**
   * The address without its end: a page adds `-721.avif`, or `-721-dark.avif` if themed. The address of a photograph
   * contains `photo_`, by which the style sheets let it fill its slot.
   */
  file: string
  width: number
  height: number
  widths: number[]
  themed: boolean
}

type Pixels = { data: Buffer; info: OutputInfo }
type Size = { width: number; height: number }

/** A larger original is a mistake: 100 megapixels need 400 MB while they are decoded. */
export const MAX_PIXELS = 100_000_000

export async function makePicture(
  { name, place }: PictureRequest,
  path: string,
  cache: string,
  tokens: Tokens,
): Promise<MadePicture> {
  const source = await readFile(path)
  const { background } = slotSettings[place]
  const light = colourOf(tokens.light, background)
  const dark = colourOf(tokens.dark, background)
  const recipe = JSON.stringify([encoder, slotSettings[place], places[place].widths, light, dark])
  const hash = createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 6)

  return cached(cache, `${name}-${place}.${hash}`, async () => {
    const isPhotograph = await isOpaque(source)
    const pixels = await decode(source, path, place, isPhotograph)
    const widths = [...new Set(places[place].widths.map((width) => Math.min(width, pixels.info.width)))]
    const file = `${name}-${place}.${isPhotograph ? 'photo_' : ''}${hash}`
    // A photograph hides the background, so one theme is enough.
    const themed = light !== dark && !isPhotograph
    for (const [ending, colour] of [['', light] as const, ...(themed ? [['-dark', dark] as const] : [])]) {
      await Promise.all(
        widths.map((width) =>
          encode(pixels, { place, width, colour, isPhotograph }, join(cache, `${file}-${width}${ending}`)),
        ),
      )
    }
    const { width, height } = pixels.info
    return { file: `assets/${file}`, width, height, widths, themed }
  })
}

/** The names of a picture's files, in the cache and in the site. */
export function filesOf({ file, widths, themed }: MadePicture): string[] {
  const id = file.slice('assets/'.length)
  const names = widths.flatMap((width) => (themed ? [`${width}`, `${width}-dark`] : [`${width}`]))
  return names.flatMap((name) => [`${id}-${name}.avif`, `${id}-${name}.webp`])
}

/** Many PNGs have an alpha channel and do not use it. */
export async function isOpaque(source: Buffer | string): Promise<boolean> {
  const image = sharp(source, { limitInputPixels: MAX_PIXELS })
  return !(await image.metadata()).hasAlpha || (await image.stats()).isOpaque
}

/** The size that is left of a photograph after it is cropped to the shape of its slot. */
export function croppedSize({ width, height }: Size, place: PlaceName): Size {
  const [narrowest, widest] = slotSettings[place].shape ?? [0, Number.POSITIVE_INFINITY]
  const ratio = Math.min(Math.max(width / height, narrowest), widest)
  return {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
}

/** Decoded once at the largest width: drawing an SVG takes longer than scaling the result. */
async function decode(
  source: Buffer,
  path: string,
  place: PlaceName,
  isPhotograph: boolean,
): Promise<Pixels> {
  const image = sharp(source, { limitInputPixels: MAX_PIXELS })
  const { autoOrient } = await image.metadata()
  const size = isPhotograph ? croppedSize(autoOrient, place) : autoOrient
  const largest = Math.max(...places[place].widths)
  const width = isDrawing(path) ? largest : Math.min(largest, size.width)
  return image
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width, height: Math.round((width * size.height) / size.width), fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

type Output = { place: PlaceName; width: number; colour: string; isPhotograph: boolean }

async function encode({ data, info }: Pixels, { place, width, colour, isPhotograph }: Output, path: string) {
  const image = sharp(data, { raw: info }).flatten({ background: colour }).resize({ width })
  const { limit } = slotSettings[place]
  const maxBytes = limit && width <= limit.upToWidth ? limit.bytes : Number.POSITIVE_INFINITY
  const { small, qualityStep, lowestQuality } = encoder
  let quality: number =
    width < small.belowWidth ? small.quality : encoder.quality[isPhotograph ? 'photograph' : 'drawing']
  let avif = await image
    .clone()
    .avif({ ...encoder.avif, quality })
    .toBuffer()
  while (avif.length > maxBytes && quality - qualityStep >= lowestQuality) {
    quality -= qualityStep
    avif = await image
      .clone()
      .avif({ ...encoder.avif, quality })
      .toBuffer()
  }
  await writeFile(`${path}.avif`, avif)
  await image.clone().webp(encoder.webp).toFile(`${path}.webp`)
}
