// What is wrong with the owner's originals, told before anything is made of them.
import sharp from 'sharp'
import { type PlaceName, places } from '#components/picture/places.ts'
import { croppedSize, isOpaque, MAX_PIXELS } from './make.ts'
import { isDrawing, type Overlooked, originalsOf, overlookedFor, type PictureRequest } from './sources.ts'

export type PictureProblem = PictureRequest & Fault

type Fault =
  | { kind: 'missing'; overlooked: Overlooked | undefined }
  | { kind: 'overlooked'; overlooked: Overlooked }
  | { kind: 'same-name'; files: string[] }
  | { kind: 'unreadable'; file: string }
  | { kind: 'damaged'; file: string }
  | { kind: 'too-large'; file: string }
  | TooSmall
type Size = { width: number; height: number }
type TooSmall = { kind: 'too-small'; file: string; size: Size; seen: Size; wanted: number }

/** What the owner should know before publishing. A small or overlooked picture does not stop a build. */
export async function pictureProblems(
  requests: readonly PictureRequest[],
  artFolder: string,
): Promise<PictureProblem[]> {
  const faults = await Promise.all(requests.map((request) => faultOf(request, artFolder)))
  return requests.flatMap((request, index) => {
    const fault = faults[index]
    return fault ? [{ ...request, ...fault }] : []
  })
}

async function faultOf({ name, place }: PictureRequest, artFolder: string): Promise<Fault | undefined> {
  const originals = await originalsOf(name, artFolder)
  const [file] = originals
  const overlooked = await overlookedFor(name, artFolder)
  if (!file) return { kind: 'missing', overlooked }
  const photographs = originals.filter((each) => !isDrawing(each))
  if (photographs.length > 1) return { kind: 'same-name', files: photographs }
  // Beside a photograph it is what that was made from; beside the drawing it was to take its place.
  if (overlooked && isDrawing(file)) return { kind: 'overlooked', overlooked }
  return faultIn(file, place)
}

async function faultIn(file: string, place: PlaceName): Promise<Fault | undefined> {
  const size = await sharp(file)
    .metadata()
    .catch(() => undefined)
  if (!size) return { kind: 'unreadable', file }
  // The head of an SVG is all of it; a photograph cut off on its way here still has a good one.
  if (isDrawing(file)) return undefined
  if (size.width * size.height > MAX_PIXELS) return { kind: 'too-large', file }
  if (!(await isWhole(file))) return { kind: 'damaged', file }
  return smallness(file, size.autoOrient, place)
}

/** Reads every line of the picture, but keeps only a thumbnail of it. */
export function isWhole(file: string): Promise<boolean> {
  return sharp(file, { limitInputPixels: MAX_PIXELS })
    .resize({ width: 64 })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    )
}

async function smallness(
  file: string,
  { width, height }: Size,
  place: PlaceName,
): Promise<TooSmall | undefined> {
  const size = { width, height }
  const seen = (await isOpaque(file)) ? croppedSize(size, place) : size
  // Half of the largest width is the picture at pixel ratio 1: below that it is blurred on every screen.
  const wanted = Math.ceil(Math.max(...places[place].widths) / 2)
  return seen.width < wanted ? { kind: 'too-small', file, size, seen, wanted } : undefined
}
