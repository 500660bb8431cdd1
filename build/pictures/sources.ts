// The owner's originals in art/: which file a name means.
import { access, readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { PlaceName } from '#components/picture/places.ts'
import { nameFrom } from '#content/fields.ts'

export type PictureRequest = { name: string; place: PlaceName }

/** Photographs first: who puts one beside the drawing of that name wants to see it, and may want the drawing back. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.svg']

/** What telephones, scanners and drawing programs write, and a page cannot be made of. */
const FOREIGN_ENDINGS = [
  '.heic',
  '.heif',
  '.avif',
  '.gif',
  '.tif',
  '.tiff',
  '.bmp',
  '.jfif',
  '.dng',
  '.psd',
  '.pdf',
]

const endingOf = (file: string) => extname(file).toLowerCase()

export const isDrawing = (file: string) => endingOf(file) === '.svg'

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

/** The names that content may use; for some of them a file has to be renamed first. */
export async function pictureNames(artFolder: string): Promise<string[]> {
  const files = await readdir(artFolder)
  return files.filter((file) => ENDINGS.includes(endingOf(file))).map(nameFrom)
}

/** A file that was meant by a name, but cannot be used as it is. */
export type Overlooked = { file: string; way: 'rename' | 'convert'; to: string }

export async function overlookedFor(name: string, artFolder: string): Promise<Overlooked | undefined> {
  const meant = (await readdir(artFolder)).filter((file) => nameFrom(file) === name).sort()
  for (const file of meant) {
    const ending = endingOf(file)
    const to = name + ending
    if (ENDINGS.includes(ending) && file.toLowerCase() !== to) return { file, way: 'rename', to }
    if (FOREIGN_ENDINGS.includes(ending)) return { file, way: 'convert', to: `${name}.jpg` }
  }
  return undefined
}

export async function missingPictures(
  requests: PictureRequest[],
  artFolder: string,
): Promise<PictureRequest[]> {
  await access(artFolder)
  const found = await Promise.all(requests.map(({ name }) => sourceOf(name, artFolder)))
  return requests.filter((_, index) => !found[index])
}
