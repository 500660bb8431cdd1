// The pictures of art/: thumbnails to choose from, and new ones that the owner drops in.
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { nameFrom } from '../build/content-check/fields.ts'
import { originalOf, pictureNames } from '../build/pictures/originals.ts'
import { unusableBecause } from '../build/pictures/picture-check.ts'
import type { PictureFile } from './api-types.ts'

/** Photographs of present telephones have up to 15 MB. */
export const MAX_UPLOAD_BYTES = 30_000_000
const MAX_NAME_LENGTH = 40
const THUMBNAIL = { width: 240, height: 180, fit: 'inside', withoutEnlargement: true } as const
const ENDINGS: Record<string, string> = { jpeg: '.jpg', png: '.png', webp: '.webp', svg: '.svg' }

/** For browsers, not for pages. */
const FIXED = ['app-icon', 'favicon']

export async function listPictures(art: string): Promise<PictureFile[]> {
  const names = [...new Set(await pictureNames(art))].filter((name) => !FIXED.includes(name)).sort()
  const found = names.map(async (name) => {
    const path = await originalOf(name, art)
    const version = path && String((await stat(path)).mtimeMs)
    return path && version ? [{ name, file: basename(path), version }] : []
  })
  return (await Promise.all(found)).flat()
}

/** As WebP, also of a drawing: an SVG could carry script. */
export async function thumbnailOf(name: string, art: string): Promise<Buffer | undefined> {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined
  const path = await originalOf(name, art)
  if (!path) return undefined
  return sharp(path).rotate().resize(THUMBNAIL).webp({ quality: 70 }).toBuffer()
}

export type Upload = { ok: true; name: string } | { ok: false; reason: string }

/** Checks a picture as the build does and puts it into art/ under a free name of our own making. */
export async function addPicture(
  sentName: string,
  content: Buffer,
  { art, scratch }: { art: string; scratch: string },
): Promise<Upload> {
  const ending = await endingOf(content)
  const draft = join(scratch, `upload${ending ?? '.jpg'}`)
  await mkdir(scratch, { recursive: true })
  await writeFile(draft, content)
  const problem =
    (await unusableBecause(draft)) ?? (ending ? undefined : 'is no JPEG, PNG, WebP or SVG: save it as a JPEG')
  if (problem) {
    await rm(draft)
    return { ok: false, reason: `This file ${problem}.` }
  }
  const name = await freeName(sentName, art)
  await rename(draft, join(art, name + ending))
  return { ok: true, name }
}

/** By the content, because names are often wrong. */
async function endingOf(content: Buffer): Promise<string | undefined> {
  const format = await sharp(content, { limitInputPixels: false })
    .metadata()
    .then(
      ({ format }) => format,
      () => undefined,
    )
  return format && ENDINGS[format]
}

/** Never the name of a file that is there: a photograph beside a drawing of the same name would replace it everywhere. */
async function freeName(sentName: string, art: string): Promise<string> {
  const wanted = nameFrom(sentName).slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || 'picture'
  const taken = new Set((await readdir(art)).map(nameFrom))
  for (let number = 1; ; number++) {
    const name = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(name)) return name
  }
}
