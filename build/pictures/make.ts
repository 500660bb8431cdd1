// Makes one picture as AVIF in every width and theme of its slot, and once as WebP for browsers without AVIF.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
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
   * The address without its end: a page adds `-721.avif`, `-721-dark.avif` if themed, or `.webp`. The address of a
   * photograph contains `photo_`, by which the style sheets let it fill its slot.
   */
  file: string
  /** At the largest width. */
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
  isDraft = false,
): Promise<MadePicture> {
  const source = await readFile(path)
  const { background } = slotSettings[place]
  const light = colourOf(tokens.light, background)
  const dark = colourOf(tokens.dark, background)
  const recipe = JSON.stringify([encoder, slotSettings[place], places[place].widths, light, dark])
  const hashOf = (kind: string) =>
    createHash('sha256')
      .update(recipe + kind)
      .update(source)
      .digest('hex')
      .slice(0, 6)
  const isFinished = existsSync(join(cache, `${name}-${place}.${hashOf('')}.json`))
  // The development server shows a new picture at once: one width, encoded quickly.
  const draft = isDraft && !isFinished
  const hash = hashOf(draft ? 'draft' : '')
  const asked = draft ? [Math.max(...places[place].widths)] : places[place].widths

  return cached(cache, `${name}-${place}.${hash}`, async () => {
    const isPhotograph = await isOpaque(source)
    const pixels = await decode(source, path, place, isPhotograph)
    const widths = [...new Set(asked.map((width) => Math.min(width, pixels.info.width)))]
    const file = `${name}-${place}.${isPhotograph ? 'photo_' : ''}${hash}`
    // A photograph hides the background, so one theme is enough.
    const themed = light !== dark && !isPhotograph
    for (const [ending, colour] of [['', light] as const, ...(themed ? [['-dark', dark] as const] : [])]) {
      await Promise.all(
        widths.map((width) =>
          encode(
            pixels,
            { place, width, colour, isPhotograph, draft },
            join(cache, `${file}-${width}${ending}`),
          ),
        ),
      )
    }
    await sharp(pixels.data, { raw: pixels.info })
      .flatten({ background: light })
      .resize({ width: widths[1] ?? pixels.info.width })
      .webp(encoder.webp)
      .toFile(join(cache, `${file}.webp`))
    return { file: `assets/${file}`, height: pixels.info.height, widths, themed }
  })
}

/** The names of a picture's files, in the cache and in the site. */
export function filesOf({ file, widths, themed }: MadePicture): string[] {
  const id = file.slice('assets/'.length)
  const names = widths.flatMap((width) => (themed ? [`${width}`, `${width}-dark`] : [`${width}`]))
  return [...names.map((name) => `${id}-${name}.avif`), `${id}.webp`]
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

type Output = { place: PlaceName; width: number; colour: string; isPhotograph: boolean; draft: boolean }

async function encode({ data, info }: Pixels, output: Output, path: string) {
  const { place, width, colour, isPhotograph, draft } = output
  const image = sharp(data, { raw: info }).flatten({ background: colour }).resize({ width })
  const { limit } = slotSettings[place]
  const isLimited = limit && width <= limit.upToWidth && !draft
  const { small, qualityStep, lowestQuality } = encoder
  const fast = draft ? { effort: 0 } : {}
  const encodeAt = (quality: number) =>
    image
      .clone()
      .avif({ ...encoder.avif, ...fast, quality })
      .toBuffer()
  let quality: number =
    width < small.belowWidth ? small.quality : encoder.quality[isPhotograph ? 'photograph' : 'drawing']
  let avif = await encodeAt(quality)
  while (isLimited && avif.length > limit.bytes && quality - qualityStep >= lowestQuality) {
    quality -= qualityStep
    avif = await encodeAt(quality)
  }
  await writeFile(`${path}.avif`, avif)
}
