// Makes the pictures of art/ as small WebP files to look at, also drawings, because an SVG could contain script.
import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { originalsOf } from '../../build/pictures/originals.ts'
import { oneAtATime } from './one-at-a-time.ts'

const SMALL = { width: 240, height: 180, fit: 'inside', withoutEnlargement: true } as const
/** In this size the owner chooses which part of a photograph is shown. */
const LARGE = { width: 1200, height: 1200, fit: 'inside', withoutEnlargement: true } as const

/**
 * The last thumbnail of each picture is kept. A browser that leaves the page before it has the thumbnails asks for all of
 * them again, and a drawing takes a tenth of a second.
 */
export function createThumbnails(art: string) {
  const made = new Map<string, { version: string; thumbnail: Promise<Buffer> }>()
  const inTurn = oneAtATime()

  /** Resolves to `undefined` if there is no picture of the name. */
  return async function thumbnailOf(name: string, isLarge: boolean): Promise<Buffer | undefined> {
    const [path] = await originalsOf(name, art)
    if (!path) return undefined
    const { mtimeMs, size } = await stat(path)
    const version = `${mtimeMs} ${size}`
    const key = `${path} ${isLarge}`
    const known = made.get(key)
    if (known?.version === version) return known.thumbnail
    // Given a path, sharp would show what was in the file before.
    const thumbnail = inTurn(async () =>
      sharp(await readFile(path))
        .autoOrient()
        .resize(isLarge ? LARGE : SMALL)
        .webp({ quality: 70 })
        .toBuffer(),
    )
    made.set(key, { version, thumbnail })
    return thumbnail
  }
}
