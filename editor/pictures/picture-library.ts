// Lists the pictures of art/, adds new ones, and deletes and restores unused ones.
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { requiredPictures } from '../../build/check/check-pictures.ts'
import { type Inspect, inspectPicture, whyUnusable } from '../../build/pictures/inspect-picture.ts'
import { originalsByName, originalsOf, pictureFiles } from '../../build/pictures/originals.ts'
import { nameFrom } from '../../build/pictures/picture-name.ts'
import { keptPicture } from './keep-picture.ts'

const MAX_NAME_LENGTH = 40

export type PictureDirectories = {
  art: string
  /** A directory on the same disk as art/, for files that are being written, and for those that were deleted. */
  scratch: string
}

export type ListedPicture = Awaited<ReturnType<typeof listPictures>>[number]

/** Lists all pictures. The version of a picture changes with its content. */
export async function listPictures(art: string, inspect: Inspect = inspectPicture) {
  const isForPages = (name: string) => !requiredPictures.includes(`${name}.svg`)
  const originals = [...(await originalsByName(art))]
    .filter(([name]) => isForPages(name))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const found = originals.map(async ([name, [path]]) => {
    const version = path && (await stat(path).catch(() => undefined))?.mtimeMs
    return version
      ? [{ name, file: basename(path), version, isCropped: await isPhotograph(path, inspect) }]
      : []
  })
  return (await Promise.all(found)).flat()
}

/** Says whether a picture is a photograph, which is cropped to the places where it is shown. */
const isPhotograph = (path: string, inspect: Inspect) =>
  inspect(path).then(
    (inspection) => inspection.isPhotograph,
    () => false,
  )

/** Keeps a picture in art/ under a free name of our own making. One that is there already keeps its name. */
export async function addPicture(
  sentName: string,
  content: Buffer,
  { art, scratch }: PictureDirectories,
): Promise<{ name: string } | { reason: string }> {
  const sent = await fileWith(content, art)
  if (sent) return { name: nameFrom(sent) }
  const kept = await keptPicture(content)
  if ('reason' in kept) return kept
  const same = await fileWith(kept.content, art)
  if (same) return { name: nameFrom(same) }
  await mkdir(scratch, { recursive: true })
  const draft = join(scratch, `${randomUUID()}.${kept.extension}`)
  try {
    const file = await open(draft, 'wx')
    await file.writeFile(kept.content)
    await file.sync()
    await file.close()
    const unusable = await whyUnusable(draft)
    if (unusable) return { reason: `This file ${unusable}.` }
    const name = freeName(sentName, await readdir(art))
    await rename(draft, join(art, `${name}.${kept.extension}`))
    return { name }
  } finally {
    await rm(draft, { force: true })
  }
}

/** Finds the picture with exactly this content. */
async function fileWith(content: Buffer, art: string): Promise<string | undefined> {
  for (const file of await pictureFiles(art)) {
    const path = join(art, file)
    const isSameSize = (await stat(path)).size === content.length
    if (isSameSize && content.equals(await readFile(path))) return file
  }
  return undefined
}

/**
 * Moves all files of a name out of art/ into a directory from which they can be put back. It returns `false` if there are
 * none.
 */
export async function deletePicture(name: string, { art, scratch }: PictureDirectories): Promise<boolean> {
  const paths = await originalsOf(name, art)
  await mkdir(deletedIn(scratch), { recursive: true })
  for (const path of paths) await rename(path, join(deletedIn(scratch), basename(path)))
  return paths.length > 0
}

/** Puts a deleted picture back. It returns `false` if there is none, or if another picture has the name by now. */
export async function putBackPicture(name: string, { art, scratch }: PictureDirectories): Promise<boolean> {
  if ((await originalsOf(name, art)).length > 0) return false
  const paths = await originalsOf(name, deletedIn(scratch))
  for (const path of paths) await rename(path, join(art, basename(path)))
  return paths.length > 0
}

const deletedIn = (scratch: string) => join(scratch, 'deleted-pictures')

/** Makes a name that no file has: a photograph beside a drawing of the same name would replace it everywhere. */
function freeName(sentName: string, files: readonly string[]): string {
  const wanted = nameFrom(sentName).slice(0, MAX_NAME_LENGTH).replace(/-$/, '') || 'picture'
  const taken = files.map(nameFrom)
  let name = wanted
  for (let number = 2; taken.includes(name); number++) name = `${wanted}-${number}`
  return name
}
