// The owner's originals in art/: which file a name means, and what is wrong with it.
import { access, readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { type PlaceName, places } from '#components/picture/places.ts'

export type PictureRequest = { name: string; place: PlaceName }

export type PictureProblem =
  | { kind: 'missing'; name: string; place: PlaceName }
  | { kind: 'same-name'; name: string; place: PlaceName; files: string[] }
  | { kind: 'unreadable'; name: string; place: PlaceName; file: string }
  | { kind: 'too-small'; name: string; place: PlaceName; file: string; width: number; wanted: number }

/** Photographs first: who puts one beside the drawing of that name wants to see it, and may want the drawing back. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.svg']

const isDrawing = (file: string) => extname(file).toLowerCase() === '.svg'

/** The original for a name, whatever its ending. */
export async function sourceOf(name: string, artFolder: string): Promise<string | undefined> {
  return (await originalsOf(name, artFolder))[0]
}

/** All that have the name, the one to show first (cameras like to write .JPG). */
async function originalsOf(name: string, artFolder: string): Promise<string[]> {
  const files = (await readdir(artFolder)).sort()
  return ENDINGS.flatMap((ending) => files.filter((file) => file.toLowerCase() === name + ending)).map(
    (file) => join(artFolder, file),
  )
}

/** The names that content may use. */
export async function pictureNames(artFolder: string): Promise<string[]> {
  const files = await readdir(artFolder)
  return files
    .map((file) => file.toLowerCase())
    .filter((file) => ENDINGS.includes(extname(file)))
    .map((file) => basename(file, extname(file)))
}

export async function missingPictures(
  requests: PictureRequest[],
  artFolder: string,
): Promise<PictureRequest[]> {
  await access(artFolder)
  const found = await Promise.all(requests.map(({ name }) => sourceOf(name, artFolder)))
  return requests.filter((_, index) => !found[index])
}

/** What the owner should know before publishing. Only a small picture does not stop a build. */
export async function pictureProblems(
  requests: PictureRequest[],
  artFolder: string,
): Promise<PictureProblem[]> {
  const problems = await Promise.all(requests.map((request) => problemOf(request, artFolder)))
  return problems.filter((problem) => problem !== undefined)
}

async function problemOf(request: PictureRequest, artFolder: string): Promise<PictureProblem | undefined> {
  const originals = await originalsOf(request.name, artFolder)
  const [file] = originals
  if (!file) return { kind: 'missing', ...request }
  const photographs = originals.filter((each) => !isDrawing(each))
  if (photographs.length > 1) return { kind: 'same-name', ...request, files: photographs }

  const size = await sharp(file)
    .metadata()
    .catch(() => undefined)
  if (!size) return { kind: 'unreadable', ...request, file }
  if (isDrawing(file)) return undefined

  // Half of the largest width is the picture at pixel ratio 1: below that it is blurred on every screen.
  const wanted = Math.ceil(Math.max(...places[request.place].widths) / 2)
  const { width } = size.autoOrient
  return width < wanted ? { kind: 'too-small', ...request, file, width, wanted } : undefined
}
