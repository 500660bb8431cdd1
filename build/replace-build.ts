import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts a finished build in the place of the one that is served. The old directories are kept until the next build,
 * because a running relay still sends files from them. The headers come last: they tell the relay of the new build.
 */
export async function replaceBuild(next: string, dist: string): Promise<void> {
  const old = join(dist, '.old')
  await rm(old, { recursive: true, force: true })
  await mkdir(old, { recursive: true })
  for (const name of ['relay', 'site']) {
    // Nothing is there before the first build.
    await mkdir(join(dist, name), { recursive: true })
    await rename(join(dist, name), join(old, name))
    await rename(join(next, name), join(dist, name))
  }
  await rename(join(next, 'headers.json'), join(dist, 'headers.json'))
}
