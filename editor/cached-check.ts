import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ContentCheck, checkContent } from '../build/content-check/check-content.ts'

type Texts = Parameters<typeof checkContent>[0]

/** The check of the build. Most requests come with nothing new to check: the page asks each second. */
export function cachedCheck(art: string) {
  /** Two, because a draft that is wrong is compared with the files on disk. */
  let lastChecks: { key: string; result: ContentCheck }[] = []

  return async (texts: Texts): Promise<ContentCheck> => {
    const key = JSON.stringify([texts, await versionsIn(art), await versionsIn(join(art, 'previews'))])
    const known = lastChecks.find((check) => check.key === key)
    if (known) return known.result
    const result = await checkContent(texts, art)
    lastChecks = [...lastChecks.slice(-1), { key, result }]
    return result
  }
}

/** The files of a directory, with the times of their last changes. */
async function versionsIn(directory: string) {
  const names = await readdir(directory).catch(() => [])
  const changed = (name: string) => stat(join(directory, name)).catch(() => undefined)
  return Promise.all(names.map(async (name) => [name, (await changed(name))?.ctimeMs]))
}
