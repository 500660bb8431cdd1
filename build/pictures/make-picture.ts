// Makes one picture as AVIF in every width and theme of its slot, and once as WebP for browsers without AVIF.
import { readFile } from 'node:fs/promises'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import {
  defaultFocus,
  type FocalPoint,
  type GeneratedPicture,
  type PictureName,
  type PictureSlotName,
  pictureSlots,
} from '#schema/picture-slots.ts'
import { type Assets, hashOf } from '../assets.ts'
import { coloursOf } from '../read-colours.ts'
import type { Inspection } from './inspect-picture.ts'
import { isDrawing, originalsOf } from './originals.ts'

type Size = { width: number; height: number }
type Pixels = { data: Buffer; info: OutputInfo }

/** The names of the made files have a hash of these settings, so a change here makes the pictures again. */
const encoder = {
  /** Raise this number when a change of this code changes the pictures. */
  version: 4,
  /**
   * Effort 4 takes four times as long for 2 % fewer bytes, effort 6 eleven times for 6 %, and a fresh clone makes some
   * ninety of these. Chroma at half size saves 4 % and keeps the flat background within one level of 255.
   */
  avif: { effort: 3, chromaSubsampling: '4:2:0' },
  /** WebP is for the few browsers without AVIF. Below quality 80 its flat background differs visibly from the page. */
  webp: { effort: 4, quality: 80 },
  quality: { drawing: 40, photograph: 50 },
  /** A drawing this small has so few blocks that a coarse one tints the background; this costs 400 bytes. */
  small: { belowWidth: 200, quality: 52 },
  /** Below this quality the hatching of an engraving smears. */
  lowestQuality: 28,
  qualityStep: 4,
} as const

/** Announces the files of a picture, and returns what the page needs to know. */
export async function makePicture(
  { name, slot, focus }: PictureName,
  { art, assets, tokens }: { art: string; assets: Assets; tokens?: string },
): Promise<GeneratedPicture> {
  const { sizes, background, places, ...settings } = pictureSlots[slot]
  const [original = ''] = await originalsOf(name, art)
  const source = await readFile(original)
  const { light, dark } = coloursOf(background, tokens)
  const inspection = await assets.inspect(original)
  const { isPhotograph } = inspection
  const crop = isPhotograph && focus ? [focus] : []
  const hash = hashOf(JSON.stringify([encoder, settings, light, dark, ...crop]), source)
  // The style sheets let a picture with `photo_` in its address fill its slot.
  const file = `${name}-${slot}.${isPhotograph ? 'photo_' : ''}${hash}`

  const shown = shownSize(inspection, slot)
  const widest = Math.max(...settings.widths)
  const largest = isDrawing(original) ? widest : Math.min(widest, shown.width)
  const height = Math.round((largest * shown.height) / shown.width)
  const widths = [...new Set(settings.widths.map((width) => Math.min(width, largest)))]
  let pixels: Promise<Pixels> | undefined
  // The picture is drawn once at the largest width, because drawing an SVG takes longer than scaling the result.
  const scaled = async (width: number, colour: string) => {
    pixels ??= draw(source, inspection, { width: largest, height }, focus ?? defaultFocus(slot))
    const { data, info } = await pixels
    return sharp(data, { raw: info }).flatten({ background: colour }).resize({ width })
  }
  // A photograph hides the background, so one theme is enough.
  const themed = light !== dark && !isPhotograph
  const themes = { '': light, ...(themed && { '-dark': dark }) }
  for (const [suffix, colour] of Object.entries(themes)) {
    for (const width of widths) {
      assets.announce(`${file}-${width}${suffix}.avif`, async (isDraft) =>
        encode(await scaled(width, colour), { slot, width, isPhotograph, isDraft }),
      )
    }
  }
  assets.announce(`${file}.webp`, async () =>
    (await scaled(widths[1] ?? largest, light)).webp(encoder.webp).toBuffer(),
  )
  const isCutByPage = isPhotograph && places !== undefined
  return { file, widths, sizes, height, ...(isCutByPage && focus && { focus }), ...(themed && { themed }) }
}

/** The size of the part that is shown: a photograph is cropped to the shape of its slot. */
export function shownSize({ width, height, isPhotograph }: Inspection, slot: PictureSlotName): Size {
  const { shape } = pictureSlots[slot]
  if (!isPhotograph || !shape) return { width, height }
  const ratio = Math.min(Math.max(width / height, shape[0]), shape[1])
  return {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
}

const draw = (source: Buffer, original: Size, size: Size, focus: FocalPoint): Promise<Pixels> =>
  cover(sharp(source).autoOrient().toColourspace('srgb'), original, size, focus)
    .raw()
    .toBuffer({ resolveWithObject: true })

/** Fills a size with a picture, cropped around its focal point, or its middle. */
export function cover(
  picture: Sharp,
  original: Size,
  size: Size,
  focus: FocalPoint = { x: 50, y: 50 },
): Sharp {
  const scale = Math.max(size.width / original.width, size.height / original.height)
  const width = Math.max(size.width, Math.round(original.width * scale))
  const height = Math.max(size.height, Math.round(original.height * scale))
  const left = Math.round(((width - size.width) * focus.x) / 100)
  const top = Math.round(((height - size.height) * focus.y) / 100)
  return picture.resize({ width, height, fit: 'fill' }).extract({ left, top, ...size })
}

type Output = { slot: PictureSlotName; width: number; isPhotograph: boolean; isDraft: boolean }

async function encode(image: Sharp, { slot, width, isPhotograph, isDraft }: Output): Promise<Buffer> {
  const { avif, small, quality: qualities, qualityStep, lowestQuality } = encoder
  if (isDraft) return image.avif({ ...avif, effort: 0 }).toBuffer()
  const { limit } = pictureSlots[slot]
  const maxBytes = limit && width <= limit.upToWidth ? limit.bytes : Number.POSITIVE_INFINITY
  let quality: number =
    width < small.belowWidth ? small.quality : qualities[isPhotograph ? 'photograph' : 'drawing']
  let encoded = await image.avif({ ...avif, quality }).toBuffer()
  while (encoded.length > maxBytes && quality - qualityStep >= lowestQuality) {
    quality -= qualityStep
    encoded = await image.avif({ ...avif, quality }).toBuffer()
  }
  return encoded
}
