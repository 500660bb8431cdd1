// The owner's originals in art/: which file a name means.
import { readdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { nameFrom } from '../content-check/fields.ts'

/** In order of preference: a photograph beside the drawing of the same name replaces it. */
const FORMATS = ['.jpg', '.jpeg', '.png', '.webp', '.svg']

/** What telephones, scanners and drawing programs write and the build does not take. */
const OTHER_FORMAT = /\.(heic|heif|avif|gif|tiff?|bmp|jfif|dng|psd|pdf)$/

const endingOf = (file: string) => extname(file).toLowerCase()

export const isDrawing = (file: string) => endingOf(file) === '.svg'

/** The original for a name, whatever its format. */
export async function originalOf(name: string, art: string): Promise<string | undefined> {
  return (await originalsOf(name, art))[0]
}

/** All files with the name, the one to show first. Cameras write .JPG in capitals. */
export async function originalsOf(name: string, art: string): Promise<string[]> {
  const files = (await readdir(art)).sort()
  const matches = FORMATS.flatMap((ending) => files.filter((file) => file.toLowerCase() === name + ending))
  return matches.map((file) => join(art, file))
}

/** The names that content may use; for some of them a file has to be renamed first. */
export async function pictureNames(art: string): Promise<string[]> {
  return (await readdir(art)).filter((file) => FORMATS.includes(endingOf(file))).map(nameFrom)
}

/** A file that a name probably meant, but that cannot be used as it is, with what to do. */
export async function overlookedFor(name: string, art: string) {
  const candidates = (await readdir(art)).filter((file) => nameFrom(file) === name).sort()
  for (const file of candidates) {
    const ending = endingOf(file)
    const to = name + ending
    if (FORMATS.includes(ending) && file.toLowerCase() !== to) {
      return { file, advice: `rename art/${file} to ${to}` }
    }
    if (OTHER_FORMAT.test(ending)) return { file, advice: `save art/${file} as a JPEG, ${name}.jpg` }
  }
  return undefined
}
