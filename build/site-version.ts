// The version stands for the owner's words and pictures. Every document carries it, so that the editor can tell when the
// public address shows what was put online.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { contentFiles, readContentFiles } from './check/content-files.ts'
import { usedPictures } from './site-files.ts'

type Sources = { content: string; art: string }

/** Git writes other line ends on Windows. They must not change the version. */
const withUnixLineEnds = (text: string) => text.replaceAll('\r\n', '\n')

/** Hashes the words and pictures only, so that the owner's computer and the one that builds the site agree. */
export async function siteVersion({ content, art }: Sources): Promise<string> {
  const texts = await readContentFiles(content)
  const hash = createHash('sha256')
  for (const { file } of contentFiles) hash.update(`${file}\0${withUnixLineEnds(texts[file] ?? '')}\0`)
  for (const file of await usedPictures(texts, art)) {
    const bytes = await readFile(join(art, relative('art', file))).catch(() => Buffer.alloc(0))
    hash.update(`${file}\0`).update(file.endsWith('.svg') ? withUnixLineEnds(bytes.toString()) : bytes)
  }
  return hash.digest('hex').slice(0, 12)
}

const MARK = 'site-version'

export const versionMark = (version: string) => `<meta name="${MARK}" content="${version}">`

/** Reads the version that a document carries. */
export const versionIn = (document: string): string | undefined =>
  new RegExp(`<meta name="${MARK}" content="(\\w+)"`).exec(document)?.[1]
