// Makes every picture the pages show, in the widths and on the grounds that their places ask for.
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { PlaceName } from '#components/picture/places.ts'
import { filesOf, type MadePicture, madeOrKept } from './pictures/make.ts'
import { missingPictures, type PictureRequest, sourceOf } from './pictures/sources.ts'
import { siteTokens, type Tokens } from './tokens.ts'

export type PictureKey = `${PlaceName}/${string}`
export type PictureFolders = { art: string; cache: string; out: string }

const MADE_FILE = /^[a-z0-9-]+\.(photo_)?[0-9a-f]{6}-\d+(-dark)?\.(avif|webp)$/

/** Thrown before anything is made, with all that is missing, so that the owner mends it in one go. */
export class MissingPictures extends Error {
  readonly missing: PictureRequest[]
  constructor(missing: PictureRequest[]) {
    super(`Not found in art/: ${[...new Set(missing.map(({ name }) => name))].join(', ')}`)
    this.missing = missing
  }
}

export async function makePictures(
  requests: PictureRequest[],
  { art, cache, out }: PictureFolders,
  tokens?: Tokens,
): Promise<Map<PictureKey, MadePicture>> {
  const missing = await missingPictures(requests, art)
  if (missing.length) throw new MissingPictures(missing)

  const assets = join(out, 'assets')
  await Promise.all([assets, cache].map((folder) => mkdir(folder, { recursive: true })))
  const colours = tokens ?? (await siteTokens())
  // Two pages may show one picture in the same place; it is made once.
  const wanted = [...new Map(requests.map((request) => [keyOf(request), request])).values()]
  const made = await mapOf(wanted, async (request) => {
    const path = (await sourceOf(request.name, art)) ?? request.name
    return [keyOf(request), await madeOrKept(request, path, cache, colours)] as const
  })

  const files = made.flatMap(([, picture]) => filesOf(picture))
  await Promise.all(files.map((file) => copyFile(join(cache, file), join(assets, file))))
  await removeOthers(assets, new Set(files))
  return new Map(made)
}

function keyOf({ name, place }: PictureRequest): PictureKey {
  return `${place}/${name}`
}

/** Only pictures: style sheets, scripts and fonts stand in the same folder. */
async function removeOthers(assets: string, wanted: Set<string>): Promise<void> {
  const old = (await readdir(assets)).filter((file) => MADE_FILE.test(file) && !wanted.has(file))
  await Promise.all(old.map((file) => rm(join(assets, file))))
}

/** As many at a time as there are processors: more would not be quicker, and each holds a picture in memory. */
async function mapOf<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const waiting = items.entries()
  const worker = async () => {
    for (const [index, item] of waiting) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return results
}
