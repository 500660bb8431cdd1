// A build works on a copy of the owner's words and pictures, so that all of it is made from the same ones, whatever is saved
// meanwhile. The copy of those in use is published beside the site, so that the editor knows exactly what the site shows.
import { copyFile, mkdir, readdir, rename, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentFiles, readContentFiles } from './check/content-files.ts'
import { usedPictures } from './site-files.ts'

/** The directories with the words and the pictures of a site. */
export type Sources = Readonly<{ content: string; art: string }>

export const sourcesIn = (directory: string): Sources => ({
  content: join(directory, 'content'),
  art: join(directory, 'art'),
})

/** The sources of the build that is in this directory. */
export const publishedSources = (dist: string): Sources => sourcesIn(join(dist, 'sources'))

/** A file that cannot be read is left out, and the check of the copy reports it as missing. */
export async function copySources({ content, art }: Sources, target: Sources): Promise<void> {
  const names = (await readdir(content).catch(() => [])).filter((name) => name !== 'schema')
  await copyAll(names, content, target.content)
  await copyAll(await readdir(art, { recursive: true }).catch(() => []), art, target.art)
}

async function copyAll(names: readonly string[], from: string, to: string): Promise<void> {
  for (const name of names) {
    const isFile = await stat(join(from, name)).then(
      (found) => found.isFile(),
      () => false,
    )
    if (!isFile) continue
    await mkdir(dirname(join(to, name)), { recursive: true })
    await copyFile(join(from, name), join(to, name)).catch(() => undefined)
  }
}

/** Moves the files that the site is made from, and no other, to where they are published. */
export async function moveUsedSources(from: string, to: string): Promise<void> {
  const { content, art } = sourcesIn(from)
  const texts = await readContentFiles(content)
  const files = [...contentFiles.map(({ file }) => file), ...(await usedPictures(texts, art))]
  for (const file of files) {
    await mkdir(dirname(join(to, file)), { recursive: true })
    await rename(join(from, file), join(to, file))
  }
}
