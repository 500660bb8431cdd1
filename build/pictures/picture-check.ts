// Checks the owner's original for a picture before anything is made from it, and says what to do.
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import { type PlaceName, places } from '#components/picture/places.ts'
import { nearest } from '../nearest.ts'
import { croppedSize, isOpaque, MAX_PIXELS, type PictureRequest } from './make.ts'
import { isDrawing, type Overlooked, originalsOf, overlookedFor, pictureNames } from './sources.ts'

/** A warning does not stop the build. */
export type PictureProblem = { message: string; isWarning: boolean }

const mistake = (message: string): PictureProblem => ({ message, isWarning: false })
const warning = (message: string): PictureProblem => ({ message, isWarning: true })

const inArt = (file: string) => `art/${basename(file)}`

export async function pictureProblem(
  { name, place }: PictureRequest,
  art: string,
): Promise<PictureProblem | undefined> {
  const originals = await originalsOf(name, art)
  const [file] = originals
  const overlooked = await overlookedFor(name, art)
  if (!file) return mistake(missing(name, overlooked, await pictureNames(art)))
  const photographs = originals.filter((original) => !isDrawing(original))
  if (photographs.length > 1) {
    return mistake(`${photographs.map(inArt).join(' and ')} have the same name: remove one of them`)
  }
  // Beside a photograph it is probably the file that the photograph was made from.
  if (overlooked && isDrawing(file)) {
    return warning(`art/${overlooked.file} is not shown: ${advice(overlooked)}, or remove it`)
  }
  const unusable = await unusableBecause(file)
  if (unusable) return mistake(`${inArt(file)} ${unusable}`)
  return isDrawing(file) ? undefined : tooSmall(file, place)
}

function missing(name: string, overlooked: Overlooked | undefined, names: readonly string[]): string {
  const none = `there is no picture “${name}” in art/`
  if (overlooked) return `${none} that can be shown; ${advice(overlooked, `art/${overlooked.file}`)}`
  const better = nearest(name, names)
  if (better) return `${none}; did you mean “${better}”?`
  return `${none}; put ${name}.jpg, ${name}.png or ${name}.svg into art/`
}

const advice = ({ way, to }: Overlooked, file = 'it') =>
  way === 'rename' ? `rename ${file} to ${to}` : `save ${file} as a JPEG, ${to}`

/** Why a file cannot be shown, and what to do; nothing if it can. */
export async function unusableBecause(file: string): Promise<string | undefined> {
  if (!isDrawing(file) && (await isHeic(file))) {
    return 'is a HEIC photograph, whatever its name says, and browsers cannot show it: open it on the telephone or computer it comes from and export it as a JPEG'
  }
  const size = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!size) return 'cannot be read: save it again as a JPEG, PNG or SVG'
  if (size.width * size.height > MAX_PIXELS) {
    return `is too large, ${size.width} by ${size.height} pixels: save it smaller, about 3000 pixels wide`
  }
  // Reading the size of an SVG parses all of it; a truncated photograph still has a good header.
  if (isDrawing(file)) return undefined
  // Decodes every line, but keeps only a thumbnail.
  const isWhole = await sharp(file, { limitInputPixels: MAX_PIXELS })
    .resize({ width: 64 })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
  return isWhole ? undefined : 'is damaged: save it again, or take the original'
}

/** By its first bytes, https://nokiatech.github.io/heif/technical.html: telephones name it .jpg when it is sent. */
async function isHeic(file: string): Promise<boolean> {
  const handle = await open(file)
  const { buffer } = await handle.read(Buffer.alloc(12), 0, 12, 0)
  await handle.close()
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(buffer.toString('latin1', 4))
}

async function tooSmall(file: string, place: PlaceName): Promise<PictureProblem | undefined> {
  const { autoOrient: size } = await sharp(file).metadata()
  const seen = (await isOpaque(file)) ? croppedSize(size, place) : size
  // Half of the largest width is pixel ratio 1: below that it is blurred on every screen.
  const wanted = Math.ceil(Math.max(...places[place].widths) / 2)
  if (seen.width >= wanted) return undefined
  if (seen.width === size.width) {
    return warning(
      `${inArt(file)} is ${size.width} pixels wide and looks blurred here: take one of ${wanted} pixels or more`,
    )
  }
  const high = Math.ceil((wanted * seen.height) / seen.width)
  return warning(
    `${inArt(file)} is cut to ${seen.width} by ${seen.height} pixels here and looks blurred: take one of ${wanted} by ${high} pixels or more`,
  )
}
