// Makes every picture of the pages.
import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlaceName } from '#components/picture/places.ts'
import { filesOf, type MadePicture, makePicture, type PictureRequest } from './pictures/make.ts'
import { originalOf } from './pictures/sources.ts'
import { siteTokens, type Tokens } from './tokens.ts'

export type PictureKey = `${PlaceName}/${string}`
export type PictureFolders = { art: string; cache: string; out: string }

export async function makePictures(
  requests: readonly PictureRequest[],
  { art, cache, out }: PictureFolders,
  { tokens, isDraft = false }: { tokens?: Tokens; isDraft?: boolean } = {},
): Promise<Map<PictureKey, MadePicture>> {
  const assets = join(out, 'assets')
  await mkdir(assets, { recursive: true })
  const colours = tokens ?? (await siteTokens())
  const made = new Map<PictureKey, MadePicture>()
  // One after the other: sharp uses all processors for one picture, and a second would double the memory.
  for (const request of requests) {
    const original = await originalOf(request.name, art)
    if (!original) throw new Error(`There is no picture “${request.name}” in ${art}`)
    const picture = await makePicture(request, original, cache, colours, isDraft)
    // A name has the hash of its content, so a file that is there need not be copied again.
    const missing = filesOf(picture).filter((file) => !existsSync(join(assets, file)))
    await Promise.all(missing.map((file) => copyFile(join(cache, file), join(assets, file))))
    made.set(`${request.place}/${request.name}`, picture)
  }
  return made
}
