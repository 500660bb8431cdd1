import { chmod, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts a finished build in the place of the one that is served. The old directories are kept until the next build,
 * because a running relay still sends files from them. The headers come last: they tell the relay of the new build.
 */
export async function replaceBuild(next: string, dist: string): Promise<void> {
  await makeReadable(next)
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

/** For the user of the relay, whatever the umask of the user who builds. */
async function makeReadable(directory: string) {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
  }
}
