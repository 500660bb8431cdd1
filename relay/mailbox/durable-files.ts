// File operations that return when the data is on disk.
import { open, unlink } from 'node:fs/promises'

/** Never overwrites a file. The content is on disk afterwards, the name perhaps not yet; a failure leaves no file. */
export async function writeNewFile(path: string, content: string, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(content)
    await file.sync()
  } catch (error) {
    await removeQuietly(path) // a partial file would take space on a full disk
    throw error
  } finally {
    await file.close()
  }
}

/** A new name is durable only when its directory has been synced too. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

/** For cleaning up after an error: that error is the one to report. */
export async function removeQuietly(path: string): Promise<void> {
  await unlink(path).catch(() => undefined)
}

export async function removeIfPresent(path: string): Promise<void> {
  await unlink(path).catch(undefinedIfMissing)
}

/** Rejection handler: a missing file becomes `undefined`, any other error is thrown. */
export function undefinedIfMissing(error: unknown): undefined {
  if (isMissing(error)) return undefined
  throw error
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
