import sharp from 'sharp'
import type { PlaceName } from '#components/picture/places.ts'
import type { Rendered } from './render.ts'
import { ceilings, settings } from './settings.ts'

/** Scaled, and laid on its ground: an opaque AVIF is little more than half the size of a see-through one. */
export async function layOn(ground: string, picture: Rendered, width: number): Promise<Rendered> {
  const { data, info } = await sharp(picture.data, { raw: picture.raw })
    .flatten({ background: ground })
    .resize({ width })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { ...picture, data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

export function webpOf({ data, raw }: Rendered): Promise<Buffer> {
  return sharp(data, { raw }).webp(settings.webp).toBuffer()
}

export async function avifOf(picture: Rendered, place: PlaceName): Promise<Buffer> {
  const { data, raw } = picture
  const ceiling = ceilings[place]
  const most = ceiling && raw.width <= ceiling.upToWidth ? ceiling.bytes : Number.POSITIVE_INFINITY
  for (let quality = qualityFor(picture); ; quality -= settings.qualityStep) {
    const made = await sharp(data, { raw })
      .avif({ ...settings.avif, quality })
      .toBuffer()
    if (made.length <= most || quality - settings.qualityStep < settings.lowestQuality) return made
  }
}

function qualityFor({ raw, kind }: Rendered): number {
  return raw.width < settings.small.belowWidth ? settings.small.quality : settings[kind].quality
}
