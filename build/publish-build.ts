import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

type Build = { site: string; headers: string }

/**
 * Puts a finished build in the place of the one that is served. The old directory is kept beside it until the next
 * build, because a running relay still sends files from it; the headers come last, because they tell the relay that
 * there is a new build.
 */
export async function publishBuild(next: Build, served: Build): Promise<void> {
  const old = `${served.site}.old`
  await mkdir(dirname(served.site), { recursive: true })
  await rm(old, { recursive: true, force: true })
  await rename(served.site, old).catch(ignoreMissing)
  await rename(next.site, served.site)
  await rename(next.headers, served.headers)
}

function ignoreMissing(error: unknown) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (!isMissing) throw error
}
