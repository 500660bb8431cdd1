// The pictures of art/: thumbnails to choose from, and new ones that the owner drops in.
import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { requiredPictures } from '../build/check/check-pictures.ts'
import { metadataOf, whyUnusable } from '../build/pictures/inspect-picture.ts'
import { EXTENSIONS, originalsOf, pictureFiles } from '../build/pictures/originals.ts'
import { nameFrom } from '../build/pictures/picture-name.ts'

const MAX_NAME_LENGTH = 40
const THUMBNAIL = { width: 240, height: 180, fit: 'inside', withoutEnlargement: true } as const

/** The version of a picture changes with its content. */
export async function listPictures(art: string) {
  const isForPages = (name: string) => !requiredPictures.includes(`${name}.svg`)
  const files = await pictureFiles(art)
  const names = [...new Set(files.map(nameFrom))].filter(isForPages).sort()
  const found = names.map(async (name) => {
    const [path] = await originalsOf(name, art)
    const version = path && (await stat(path).catch(() => undefined))?.mtimeMs
    return version ? [{ name, file: basename(path), version }] : []
  })
  return (await Promise.all(found)).flat()
}

/** As WebP, also of a drawing: an SVG could carry script. */
export async function thumbnailOf(name: string, art: string): Promise<Buffer> {
  const [path] = await originalsOf(name, art)
  if (!path) throw new Error('There is no such picture.')
  return sharp(path).rotate().resize(THUMBNAIL).webp({ quality: 70 }).toBuffer()
}

/** Checks a picture as the build does and puts it into art/ under a free name of our own making. */
export async function addPicture(
  sentName: string,
  content: Buffer,
  { art, scratch }: { art: string; scratch: string },
): Promise<{ name: string } | { reason: string }> {
  // By the content, because names are often wrong.
  const { format = '' } = (await metadataOf(content)) ?? {}
  // To sharp AVIF is a kind of HEIF. whyUnusable refuses the other kinds.
  const extension = format === 'heif' ? 'avif' : format
  const draft = join(scratch, `${randomUUID()}.${extension}`)
  try {
    await writeFile(draft, content)
    const unusable = await whyUnusable(draft)
    if (unusable) return { reason: `This file ${unusable}.` }
    if (!EXTENSIONS.includes(extension)) return { reason: 'This file cannot be shown: save it as a JPEG.' }
    const name = freeName(sentName, await readdir(art))
    await rename(draft, join(art, `${name}.${extension}`))
    return { name }
  } finally {
    await rm(draft, { force: true })
  }
}

/** Never the name of a file that is there: a photograph beside a drawing of the same name would replace it everywhere. */
function freeName(sentName: string, files: readonly string[]): string {
  const wanted = nameFrom(sentName).slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || 'picture'
  const taken = files.map(nameFrom)
  let name = wanted
  for (let number = 2; taken.includes(name); number++) name = `${wanted}-${number}`
  return name
}
