// Whether a file can be shown as a picture, before anything is made from it.
import { readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { MAX_PIXELS } from './make-picture.ts'
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
    return { unusable: 'is a HEIC photograph, which browsers cannot show: export it as a JPEG' }
  }
  const metadata = await metadataOf(source)
  if (!metadata) return { unusable: 'cannot be read as a picture: save it again' }
  const { width, height } = metadata.autoOrient
  if (width * height > MAX_PIXELS) {
    return { unusable: `is too large, ${width} by ${height} pixels: save it smaller, about 3000 pixels wide` }
  }
  if (isDrawing(file) && metadata.format !== 'svg') {
    return { unusable: `is not a drawing, but a ${metadata.format} picture: export it as an SVG file` }
  }
  // Reading the size of an SVG parses all of it; a truncated photograph still has a good header.
  if (isDrawing(file)) {
    const [, linked] = LINKED_PICTURE.exec(source.toString()) ?? []
    const unusable = `links to another file, ${linked}, which browsers do not load: embed it in the drawing`
    return linked ? { unusable } : {}
  }
  // Decodes every line.
  const stats = await sharp(source)
    .stats()
    .catch(() => undefined)
  if (!stats) return { unusable: 'is damaged: save it again, or take the original' }
  return { photograph: { width, height, isOpaque: stats.isOpaque } }
}
