// Finds out whether a file can be shown as a picture, before anything is made from it.
import assert from 'node:assert'
import { readFile, stat } from 'node:fs/promises'
import sharp, { type Metadata } from 'sharp'
import { isDrawing } from './originals.ts'

/** A larger original is a mistake: 100 megapixels need 400 MB while they are decoded. */
const MAX_PIXELS = 100_000_000

export type Inspection = {
  width: number
  height: number
  /** The picture has no transparent pixels. Many PNGs have an alpha channel and do not use it. */
  isPhotograph: boolean
}

/** Phones may send HEIC as .jpg, so its first bytes are read: https://nokiatech.github.io/heif/technical.html */
const HEIC = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/

/** Drawing programs link a photograph if they are not told to embed it. */
const LINKED_PICTURE = /<image\b[^>]*\bhref\s*=\s*["']\s*(?!data:)([^"'#][^"']*)["']/i

/** Returns undefined for a file that is no picture. sharp throws for an empty file, and rejects for others. */
export async function metadataOf(source: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

/** Rejects where the file cannot be shown. */
export type Inspect = (file: string) => Promise<Inspection>

/** Says why a file cannot be shown, and what to do. It returns undefined for a file that can. */
export const whyUnusable = (file: string, inspect: Inspect = inspectPicture): Promise<string | undefined> =>
  inspect(file).then(
    () => undefined,
    ({ message }: Error) => message,
  )

/** Decoding takes too long for each step of a build, or each key press in an editor, so results are kept until a file changes. */
export function createInspector(): Inspect {
  const inspections = new Map<string, Promise<Inspection>>()
  return async (file) => {
    const found = await stat(file).catch(() => undefined)
    const key = [file, found?.mtimeMs, found?.ctimeMs, found?.size].join()
    const inspection = inspections.get(key) ?? inspectPicture(file)
    inspections.set(key, inspection)
    return inspection
  }
}

/** Rejects where the file cannot be shown. */
export async function inspectPicture(file: string): Promise<Inspection> {
  const source = await readFile(file).catch(() => undefined)
  assert(source, 'is missing: put it into art/ again')
  const isHeic = HEIC.test(source.toString('latin1', 4, 12))
  assert(!isHeic, 'is a HEIC photograph, which browsers cannot show: export it as a JPEG')
  const metadata = await metadataOf(source)
  assert(metadata, 'cannot be read as a picture: save it again')
  const { format, autoOrient } = metadata
  const { width, height } = autoOrient
  const size = `${width} by ${height} pixels`
  assert(width * height <= MAX_PIXELS, `is too large, ${size}: save it smaller, about 3000 pixels wide`)
  if (isDrawing(file)) {
    assert(format === 'svg', `is not a drawing, but a ${format} picture: export it as an SVG file`)
    const [, linked] = LINKED_PICTURE.exec(source.toString()) ?? []
    assert(!linked, `links to another file, ${linked}, which browsers do not load: embed it in the drawing`)
    return { width, height, isPhotograph: false }
  }
  // This decodes every line, because a truncated photograph still has a good header.
  const stats = await sharp(source)
    .stats()
    .catch(() => undefined)
  assert(stats, 'is damaged: save it again, or take the original')
  return { width, height, isPhotograph: stats.isOpaque }
}
