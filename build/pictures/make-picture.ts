// Makes one picture as AVIF in every width and theme of its slot, and once as WebP for browsers without AVIF.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import {
  type GeneratedPicture,
  type PictureSlotName,
  pictureSlots,
} from '#components/picture/picture-slots.ts'
import { cachedResult, hashOf } from '../cached-result.ts'
import { directories } from '../directories.ts'
import { coloursOf } from '../read-colours.ts'
import { readOriginal } from './originals.ts'
import type { PictureName } from './picture-name.ts'
import { encoder, slotSettings } from './slot-settings.ts'

type Pixels = { data: Buffer; info: OutputInfo }
type Size = { width: number; height: number }

/** A larger original is a mistake: 100 megapixels need 400 MB while they are decoded. */
export const MAX_PIXELS = 100_000_000

/** Returns what the page needs to know, and the names of the made files in the cache. */
export async function makePicture(
  { name, slot }: PictureName,
  isDraft = false,
): Promise<{ picture: Omit<GeneratedPicture, 'slot'>; files: string[] }> {
  const { art, pictureCache: cache } = directories
  const source = await readOriginal(name, art)
  const { light, dark } = await coloursOf(slotSettings[slot].background)
  const cacheKey = JSON.stringify([encoder, slotSettings[slot], pictureSlots[slot].widths, light, dark])
  const recordOf = (hash: string) => `picture-${name}-${slot}.${hash}`
  const isFinished = existsSync(join(cache, `${recordOf(hashOf(cacheKey, source))}.json`))
  // The development server shows a new picture at once: one width, encoded quickly.
  const draft = isDraft && !isFinished
  const hash = draft ? hashOf(cacheKey, 'draft', source) : hashOf(cacheKey, source)
  const asked = draft ? [Math.max(...pictureSlots[slot].widths)] : pictureSlots[slot].widths

  return cachedResult(cache, recordOf(hash), async () => {
    const isPhotograph = await isOpaque(source)
    const pixels = await decode(source, slot, isPhotograph)
    const { width: largest, height } = pixels.info
    const widths = [...new Set(asked.map((width) => Math.min(width, largest)))]
    // The style sheets let a picture with `photo_` in its address fill its slot.
    const version = isPhotograph ? `photo_${hash}` : hash
    const file = `${name}-${slot}.${version}`
    // A photograph hides the background, so one theme is enough.
    const themed = light !== dark && !isPhotograph
    const files: string[] = []
    const write = async (name: string, bytes: Buffer) => {
      files.push(name)
      await writeFile(join(cache, name), bytes)
    }
    for (const [suffix, colour] of [['', light] as const, ...(themed ? [['-dark', dark] as const] : [])]) {
      await Promise.all(
        widths.map(async (width) => {
          const avif = await encode(pixels, { slot, width, colour, isPhotograph, draft })
          await write(`${file}-${width}${suffix}.avif`, avif)
        }),
      )
    }
    const webp = sharp(pixels.data, { raw: pixels.info })
      .flatten({ background: light })
      .resize({ width: widths[1] ?? largest })
      .webp(encoder.webp)
    await write(`${file}.webp`, await webp.toBuffer())
    const picture = {
      file: `${name}.${version}`,
      height,
      ...(themed && { themed }),
      // A small source has fewer or other widths than the page would ask for, and a draft has only one.
      ...(widths.join() !== pictureSlots[slot].widths.join() && { widths }),
    }
    return { picture, files }
  })
}

/** Many PNGs have an alpha channel and do not use it. */
export const isOpaque = async (source: Buffer) =>
  (await sharp(source, { limitInputPixels: MAX_PIXELS }).stats()).isOpaque

/** The size that is left of a photograph after it is cropped to the shape of its slot. */
export function croppedSize({ width, height }: Size, slot: PictureSlotName): Size {
  const [narrowest, widest] = slotSettings[slot].shape ?? [0, Number.POSITIVE_INFINITY]
  const ratio = Math.min(Math.max(width / height, narrowest), widest)
  return {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
}

/** Decoded once at the largest width: drawing an SVG takes longer than scaling the result. */
async function decode(source: Buffer, slot: PictureSlotName, isPhotograph: boolean): Promise<Pixels> {
  const image = sharp(source, { limitInputPixels: MAX_PIXELS })
  const { autoOrient, format } = await image.metadata()
  const size = isPhotograph ? croppedSize(autoOrient, slot) : autoOrient
  const largest = Math.max(...pictureSlots[slot].widths)
  const width = format === 'svg' ? largest : Math.min(largest, size.width)
  return image
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width, height: Math.round((width * size.height) / size.width), fit: 'cover' })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

type Output = { slot: PictureSlotName; width: number; colour: string; isPhotograph: boolean; draft: boolean }

async function encode({ data, info }: Pixels, output: Output): Promise<Buffer> {
  const { slot, width, colour, isPhotograph, draft } = output
  const image = sharp(data, { raw: info }).flatten({ background: colour }).resize({ width })
  const { limit } = slotSettings[slot]
  const isLimited = limit && width <= limit.upToWidth && !draft
  const { small, qualityStep, lowestQuality } = encoder
  const encodeAt = (quality: number) =>
    image
      .clone()
      .avif({ ...encoder.avif, ...(draft && { effort: 0 }), quality })
      .toBuffer()
  let quality: number =
    width < small.belowWidth ? small.quality : encoder.quality[isPhotograph ? 'photograph' : 'drawing']
  let avif = await encodeAt(quality)
  while (isLimited && avif.length > limit.bytes && quality - qualityStep >= lowestQuality) {
    quality -= qualityStep
    avif = await encodeAt(quality)
  }
  return avif
}
