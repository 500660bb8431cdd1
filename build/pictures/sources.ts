// The owner's originals in art/: which file a name means, and what is wrong with it.
import { access, readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import sharp from 'sharp'
import { type PlaceName, places } from '#components/picture/places.ts'

export type PictureRequest = { name: string; place: PlaceName }

export type PictureProblem =
  | { kind: 'missing'; name: string; place: PlaceName }
  | { kind: 'unreadable'; name: string; place: PlaceName; file: string }
  | { kind: 'too-small'; name: string; place: PlaceName; file: string; width: number; wanted: number }

/** Drawings first: when a name has both, the drawing is the original and the other a copy of it. */
const ENDINGS = ['.svg', '.png', '.jpg', '.jpeg', '.webp']

/** The original for a name, whatever its ending (cameras like to write .JPG). */
export async function sourceOf(name: string, artFolder: string): Promise<string | undefined> {
  const files = await readdir(artFolder)
  for (const ending of ENDINGS) {
    const file = files.find((each) => each.toLowerCase() === name + ending)
    if (file) return join(artFolder, file)
  }
  return undefined
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

/** What the owner should know before publishing. Only missing and unreadable pictures stop a build. */
export async function pictureProblems(
  requests: PictureRequest[],
  artFolder: string,
): Promise<PictureProblem[]> {
  const problems = await Promise.all(requests.map((request) => problemOf(request, artFolder)))
  return problems.filter((problem) => problem !== undefined)
}

async function problemOf(request: PictureRequest, artFolder: string): Promise<PictureProblem | undefined> {
  const file = await sourceOf(request.name, artFolder)
  if (!file) return { kind: 'missing', ...request }

  const size = await sharp(file)
    .metadata()
    .catch(() => undefined)
  if (!size) return { kind: 'unreadable', ...request, file }
  if (extname(file).toLowerCase() === '.svg') return undefined

  // Half of the largest width is the picture at pixel ratio 1: below that it is blurred on every screen.
  const wanted = Math.ceil(Math.max(...places[request.place].widths) / 2)
  const { width } = size.autoOrient
  return width < wanted ? { kind: 'too-small', ...request, file, width, wanted } : undefined
}
