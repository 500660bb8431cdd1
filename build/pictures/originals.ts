// Finds the files in art/ that a name means. The name `my-oil` also means My Oil.JPG.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { nameFrom } from './picture-name.ts'

/** The formats that a picture may have. */
export const EXTENSIONS = ['jpg', 'jpeg', 'jfif', 'png', 'svg', 'webp', 'avif', 'gif', 'tif', 'tiff']
/** Phones and scanners write more formats. The check says that those cannot be shown. */
const PICTURE = new RegExp(`\\.(${[...EXTENSIONS, 'bmp', 'heic', 'heif'].join('|')})$`, 'i')

export const isDrawing = (file: string) => /\.svg$/i.test(file)

/** Leaves hidden files out: macOS writes ._lamp.jpg beside lamp.jpg on a USB stick. */
export async function pictureFiles(directory: string): Promise<string[]> {
  const files = await readdir(directory).catch(() => [])
  return files.filter((file) => PICTURE.test(file) && !file.startsWith('.')).sort()
}

/** Returns all files of each name. A photograph comes before the drawing of the same name, which it replaces. */
export async function originalsByName(art: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = await pictureFiles(art)
  files.sort((one, other) => Number(isDrawing(one)) - Number(isDrawing(other)))
  const originals = new Map<string, string[]>()
  for (const file of files) {
    const name = nameFrom(file)
    originals.set(name, [...(originals.get(name) ?? []), join(art, file)])
  }
  return originals
}

/** Returns all files with the name, in the same order. */
export const originalsOf = async (name: string, art: string): Promise<readonly string[]> =>
  (await originalsByName(art)).get(name) ?? []
