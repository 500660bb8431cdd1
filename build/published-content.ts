// What a build was made from, kept in dist/ beside the site, so that the editor can say what has changed since.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashOf } from './assets.ts'
import { readContentFiles } from './content-check/content-files.ts'
import { directories } from './directories.ts'

export type PublishedContent = {
  content: Record<string, string | null>
  /** Hashes of the pictures by their file names. */
  art: Record<string, string>
}

const FILE = 'published.json'

export async function contentToPublish(): Promise<PublishedContent> {
  // The check says what to do where art/ is missing.
  const files = await readdir(directories.art, { withFileTypes: true }).catch(() => [])
  const digests = files
    .filter((file) => file.isFile())
    .map(async ({ name }) => [name, hashOf(await readFile(join(directories.art, name)))] as const)
  return {
    content: await readContentFiles(directories.content),
    art: Object.fromEntries(await Promise.all(digests)),
  }
}

export async function recordPublished(dist: string, published: PublishedContent): Promise<void> {
  await writeFile(join(dist, FILE), JSON.stringify(published))
}

/** `undefined` before the first build. */
export async function lastPublished(dist: string): Promise<PublishedContent | undefined> {
  const text = await readFile(join(dist, FILE), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
