// The directory of the built site, which a new build replaces while the relay runs.
import { existsSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

type Opened = { path: string; handle?: FileHandle }

export type SiteDirectory = {
  /** Where to find the files of the present build. */
  current(): string
  /** Where to find the files of the build before it, if there was one. */
  previous(): string | undefined
  /** Takes the directory that is at the path now. */
  reopen(): Promise<void>
  close(): Promise<void>
}

export async function openSiteDirectory(path: string): Promise<SiteDirectory> {
  let current = await openDirectory(path)
  let previous: Opened | undefined
  return {
    current: () => current.path,
    previous: () => previous?.path,
    async reopen() {
      await previous?.handle?.close()
      previous = current
      current = await openDirectory(path)
    },
    async close() {
      await Promise.all([current.handle?.close(), previous?.handle?.close()])
    },
  }
}

/**
 * On Linux the path of the open directory stays valid when it is renamed, so a response that has begun with the files
 * of one build ends with them. Other systems use the path itself.
 */
async function openDirectory(path: string): Promise<Opened> {
  const handle = await open(path).catch(() => undefined)
  const ownPath = `/proc/self/fd/${handle?.fd}`
  if (handle && existsSync(ownPath)) return { path: ownPath, handle }
  await handle?.close()
  return { path }
}
