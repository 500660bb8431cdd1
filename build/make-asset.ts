import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { directories } from './directories.ts'

/** Short, for the names of made files. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 6)
}

/** Whether an earlier run has made the file. */
export const isMade = (name: string) => existsSync(join(directories.cache, name))

/** Puts a file into assets/. It is made once: its name must have a hash of everything that decides its bytes. */
export async function makeAsset(name: string, make: () => Promise<Buffer>): Promise<void> {
  const cached = join(directories.cache, name)
  if (!isMade(name)) {
    await mkdir(directories.cache, { recursive: true })
    // Renamed when it is complete, and under a name of its own, because the editor's preview may make it too.
    const part = `${cached}.${randomUUID()}.part`
    await writeFile(part, await make())
    await rename(part, cached)
  }
  const assets = join(directories.publicFiles, 'assets')
  await mkdir(assets, { recursive: true })
  if (!existsSync(join(assets, name))) await copyFile(cached, join(assets, name))
}
