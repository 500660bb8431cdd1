// Prepares a picture that the owner adds: it is kept upright, without the place and the device where it was taken, and no
// larger than the site can use. HEIC becomes JPEG.
import sharp, { type Sharp } from 'sharp'
import { pictureSlots } from '#schema/picture-slots.ts'
import { metadataOf } from '../../build/pictures/inspect-picture.ts'
import { cleanDrawing } from './clean-drawing.ts'
import { decodeHeic } from './decode-heic.ts'

export type KeptPicture = { content: Buffer; extension: 'jpg' | 'png' | 'svg' }

const UNREADABLE = 'It cannot be read as a picture: save it again.'
const DAMAGED = 'It is damaged: save it again, or take the original.'

/** At this quality no difference to the original is visible. The build makes smaller files from it. */
const JPEG = { quality: 90, mozjpeg: true } as const

/** This size is enough for every slot. */
const LARGEST = Object.values(pictureSlots).reduce(
  (largest, { widths, shape = [1, 1] }) => ({
    width: Math.max(largest.width, ...widths),
    height: Math.max(largest.height, ...widths.map((width) => Math.ceil(width / shape[0]))),
  }),
  { width: 0, height: 0 },
)

/** Phones may send HEIC as .jpg, so its first bytes are read: https://nokiatech.github.io/heif/technical.html */
const isHeic = (content: Buffer) =>
  /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(content.toString('latin1', 4, 12))

export async function keptPicture(content: Buffer): Promise<KeptPicture | { reason: string }> {
  const metadata = await metadataOf(content)
  if (metadata?.format === 'svg') {
    const drawing = cleanDrawing(content.toString())
    return drawing ? { content: Buffer.from(drawing), extension: 'svg' } : { reason: UNREADABLE }
  }
  try {
    // sharp calls both AVIF and HEIC heif, and cannot decode HEIC.
    if (isHeic(content) && metadata?.compression !== 'av1')
      return await keptPhotograph(await decodeHeic(content))
    if (!metadata) return { reason: UNREADABLE }
    return await keptPhotograph(sharp(content).autoOrient())
  } catch {
    return { reason: DAMAGED }
  }
}

async function keptPhotograph(picture: Sharp): Promise<KeptPicture> {
  // sharp leaves out all metadata unless it is asked to keep them.
  const { data, info } = await picture
    .toColourspace('srgb')
    .resize({ ...LARGEST, fit: 'outside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw: info })
  // Many pictures have an alpha channel and do not use it.
  const { isOpaque } = await pixels.stats()
  return isOpaque
    ? { content: await pixels.removeAlpha().jpeg(JPEG).toBuffer(), extension: 'jpg' }
    : { content: await pixels.png({ compressionLevel: 9 }).toBuffer(), extension: 'png' }
}
