// The owner's originals in art/: which file a name means.
import { access, readdir } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { PlaceName } from '#components/picture/places.ts'

export type PictureRequest = { name: string; place: PlaceName }

/** Photographs first: who puts one beside the drawing of that name wants to see it, and may want the drawing back. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.svg']

export const isDrawing = (file: string) => extname(file).toLowerCase() === '.svg'

/** The original for a name, whatever its ending. */
export async function sourceOf(name: string, artFolder: string): Promise<string | undefined> {
  return (await originalsOf(name, artFolder))[0]
}

/** All that have the name, the one to show first (cameras like to write .JPG). */
export async function originalsOf(name: string, artFolder: string): Promise<string[]> {
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
