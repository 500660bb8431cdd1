// The owner's originals in art/: which file a name means. `my-oil` means My Oil.JPG too.
import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { nameFrom } from '../content-check/fields.ts'

/** In order of preference: a photograph beside the drawing of the same name replaces it. */
const FORMATS = ['.jpg', '.jpeg', '.png', '.webp', '.svg']

/** What phones, scanners and drawing programs write and the build does not take. */
const OTHER_FORMAT = /\.(heic|heif|avif|gif|tiff?|bmp|jfif|dng|psd|pdf)$/

const extensionOf = (file: string) => extname(file).toLowerCase()

export const isDrawing = (file: string) => extensionOf(file) === '.svg'

const filesNamed = async (name: string, art: string) =>
  (await readdir(art)).filter((file) => nameFrom(file) === name).sort()

/** The original for a name, whatever its format. */
export async function originalOf(name: string, art: string): Promise<string | undefined> {
  return (await originalsOf(name, art))[0]
}

/** All files with the name, the one to show first. */
export async function originalsOf(name: string, art: string): Promise<string[]> {
  const files = await filesNamed(name, art)
  const matches = FORMATS.flatMap((extension) => files.filter((file) => extensionOf(file) === extension))
  return matches.map((file) => join(art, file))
}

/** A file with the name that cannot be shown as it is. */
export async function otherFormatOf(name: string, art: string): Promise<string | undefined> {
  return (await filesNamed(name, art)).find((file) => OTHER_FORMAT.test(extensionOf(file)))
}

/** The names that content may use. */
export async function pictureNames(art: string): Promise<string[]> {
  return (await readdir(art)).filter((file) => FORMATS.includes(extensionOf(file))).map(nameFrom)
}
