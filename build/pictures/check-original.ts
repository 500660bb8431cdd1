// Checks the owner's original for a picture before anything is made from it, and says what to do.
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { pictureSlots } from '#components/picture/picture-slots.ts'
import type { PictureName } from '../content-check/fields.ts'
import type { Found } from '../content-check/problem.ts'
import { nearest } from '../nearest-word.ts'
import { croppedSize, isOpaque, MAX_PIXELS } from './make-picture.ts'
import { isDrawing, originalsOf, overlookedFor, pictureNames } from './originals.ts'

/** The first bytes, https://nokiatech.github.io/heif/technical.html: telephones name it .jpg when it is sent. */
const HEIC = /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/

/** Times the short side. A drawing that is shown 1400 pixels wide would be higher than an AVIF can be at 12 times. */
const LONGEST = 10

const inArt = (file: string) => `art/${basename(file)}`

export async function pictureProblem(
  { name, slot }: PictureName,
  art: string,
): Promise<Omit<Found, 'path'> | undefined> {
  const originals = await originalsOf(name, art)
  const [file] = originals
  const overlooked = await overlookedFor(name, art)
  if (!file) {
    const none = `there is no picture “${name}” in art/`
    if (overlooked) return { message: `${none} that can be shown; ${overlooked.advice}` }
    const better = nearest(name, await pictureNames(art))
    const create = `put ${name}.jpg, ${name}.png or ${name}.svg into art/`
    return { message: `${none}; ${better ? `did you mean “${better}”?` : create}` }
  }
  const photographs = originals.filter((original) => !isDrawing(original))
  if (photographs.length > 1) {
    return { message: `${photographs.map(inArt).join(' and ')} have the same name: remove one of them` }
  }
  // Beside a photograph it is probably the file that the photograph was made from.
  if (overlooked && isDrawing(file)) {
    const message = `art/${overlooked.file} is not shown: ${overlooked.advice}, or remove it`
    return { message, isWarning: true }
  }
  const { unusable, photograph } = await inspect(file)
  if (unusable) return { message: `${inArt(file)} ${unusable}` }
  if (!photograph) return undefined
  const seen = photograph.isOpaque ? croppedSize(photograph, slot) : photograph
  // Half of the largest width is pixel ratio 1: below that it is blurred on every screen.
  const wanted = Math.ceil(Math.max(...pictureSlots[slot].widths) / 2)
  if (seen.width >= wanted) return undefined
  const high = Math.ceil((wanted * seen.height) / seen.width)
  const message = `${inArt(file)} is ${seen.width} by ${seen.height} pixels here and looks blurred: take one of ${wanted} by ${high} pixels or more`
  return { message, isWarning: true }
}

/** Why a file cannot be shown, and what to do; nothing if it can. */
export const unusableBecause = async (file: string) => (await inspect(file)).unusable

/** Nothing where it is no picture. sharp throws at once for an empty file, and rejects for others. */
export async function metadataOf(source: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(source, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

type Inspection = { unusable?: string; photograph?: { width: number; height: number; isOpaque: boolean } }

const inspections = new Map<string, Promise<Inspection>>()

/** Decoding is too slow for every key press in an editor, so a result is kept until the file changes. */
async function inspect(file: string): Promise<Inspection> {
  const found = await stat(file).catch(() => undefined)
  const key = [file, found?.mtimeMs, found?.ctimeMs, found?.size].join()
  const inspection = inspections.get(key) ?? decode(file)
  inspections.set(key, inspection)
  return inspection
}

async function decode(file: string): Promise<Inspection> {
  // A directory, or a link that leads nowhere, is no picture either.
  const source = await readFile(file).catch(() => Buffer.of())
  if (HEIC.test(source.toString('latin1', 4, 12))) {
    const unusable =
      'is a HEIC photograph, whatever its name says, and browsers cannot show it: open it on the telephone or computer it comes from and export it as a JPEG'
    return { unusable }
  }
  const metadata = await metadataOf(source)
  if (!metadata) return { unusable: 'cannot be read: save it again as a JPEG, PNG or SVG' }
  const { width, height } = metadata.autoOrient
  const size = `${width} by ${height} pixels`
  if (width * height > MAX_PIXELS) {
    return { unusable: `is too large, ${size}: save it smaller, about 3000 pixels wide` }
  }
  if (Math.max(width / height, height / width) > LONGEST) {
    const unusable = `is too long and narrow, ${size}: cut it, so that its long side is at most ${LONGEST} times the short one`
    return { unusable }
  }
  // Reading the size of an SVG parses all of it; a truncated photograph still has a good header.
  if (isDrawing(file)) return {}
  try {
    // Decodes every line, but keeps only a thumbnail.
    await sharp(source).resize({ width: 64 }).raw().toBuffer()
  } catch {
    return { unusable: 'is damaged: save it again, or take the original' }
  }
  return { photograph: { width, height, isOpaque: await isOpaque(source) } }
}
