// What a build was made from, kept in dist/ beside the site, so that the editor can say what has changed since.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from './assets.ts'
import { readContentFiles } from './check/content-files.ts'
import { type Directories, directories } from './directories.ts'
import { pictureFiles } from './pictures/originals.ts'

const FILE = 'published.json'

export type PublishedContent = Awaited<ReturnType<typeof contentToPublish>>

/** The texts of content/, and hashes of the pictures by their paths in art/. */
export async function contentToPublish({
  content,
  art: artDirectory,
}: Pick<Directories, 'content' | 'art'> = directories) {
  const art: Record<string, string> = {}
  for (const directory of ['', 'previews']) {
    for (const name of await pictureFiles(join(artDirectory, directory))) {
      const path = join(directory, name)
      art[path] = hashOf(await readFile(join(artDirectory, path)))
    }
  }
  return { content: await readContentFiles(content), art }
}

export async function recordPublished(dist: string, published: PublishedContent): Promise<void> {
  await writeFile(join(dist, FILE), JSON.stringify(published))
}

/** `undefined` before the first build. */
export async function lastPublished(dist: string): Promise<PublishedContent | undefined> {
  const text = await readFile(join(dist, FILE), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
