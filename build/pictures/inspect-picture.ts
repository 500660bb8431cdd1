// Whether a file can be shown as a picture, before anything is made from it.
import { readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { isOpaque, MAX_PIXELS } from './make-picture.ts'
import { isDrawing } from './originals.ts'

type Inspection = {
  /** Why the file cannot be shown, and what to do; nothing if it can. */
  unusable?: string
  photograph?: { width: number; height: number; isOpaque: boolean }
}

/** The first bytes, https://nokiatech.github.io/heif/technical.html: phones name it .jpg when it is sent. */
const HEIC = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/

/** Drawing programs link a photograph if they are not told to embed it. */
const LINKED_PICTURE = /<image\b[^>]*\bhref\s*=\s*["']\s*(?!data:)([^"'#][^"']*)["']/i

/** Times the short side. A drawing that is shown 1400 pixels wide would be higher than an AVIF can be at 12 times. */
const MAX_ASPECT_RATIO = 10

/** `undefined` if it is not a picture. sharp throws at once for an empty file, and rejects for others. */
export async function metadataOf(source: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

const inspections = new Map<string, Promise<Inspection>>()

/** Decoding is too slow for every key press in an editor, so a result is kept until the file changes. */
export async function inspectPicture(file: string): Promise<Inspection> {
  const found = await stat(file).catch(() => undefined)
  const key = [file, found?.mtimeMs, found?.ctimeMs, found?.size].join()
  const inspection = inspections.get(key) ?? decode(file)
  inspections.set(key, inspection)
  return inspection
}

async function decode(file: string): Promise<Inspection> {
  const source = await readFile(file).catch(() => undefined)
  if (!source) return { unusable: 'is missing: put it into art/ again' }
  if (HEIC.test(source.toString('latin1', 4, 12))) {
    const unusable =
      'is a HEIC photograph, which browsers cannot show: open it on the phone or computer it comes from and export it as a JPEG'
    return { unusable }
  }
  const metadata = await metadataOf(source)
  if (!metadata) return { unusable: 'cannot be read: save it again as a JPEG, PNG or SVG' }
  const { width, height } = metadata.autoOrient
  const size = `${width} by ${height} pixels`
  if (width * height > MAX_PIXELS) {
    return { unusable: `is too large, ${size}: save it smaller, about 3000 pixels wide` }
  }
  if (Math.max(width / height, height / width) > MAX_ASPECT_RATIO) {
    const unusable = `is too long and narrow, ${size}: cut it, so that its long side is at most ${MAX_ASPECT_RATIO} times the short one`
    return { unusable }
  }
  // Reading the size of an SVG parses all of it; a truncated photograph still has a good header.
  if (isDrawing(file)) {
    const [, linked] = LINKED_PICTURE.exec(source.toString()) ?? []
    const unusable = `links to another file, ${linked}, which browsers do not load: embed it in the drawing, or save the whole as a JPEG`
    return linked ? { unusable } : {}
  }
  try {
    // Decodes every line, but keeps only a thumbnail.
    await sharp(source).resize({ width: 64 }).raw().toBuffer()
  } catch {
    return { unusable: 'is damaged: save it again, or take the original' }
  }
  return { photograph: { width, height, isOpaque: await isOpaque(source) } }
}
