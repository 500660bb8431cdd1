// File operations that return when the data is on disk.
import { open, rm, writeFile } from 'node:fs/promises'
import { codeOf } from '../log.ts'

/** Enquiries are about health: only the owner of the process may read them. */
export const PRIVATE_FILE = { mode: 0o600 }
export const PRIVATE_DIRECTORY = { mode: 0o700 }

/** Never overwrites a file. The content is on disk afterwards, the name perhaps not yet; a failure leaves no file. */
export async function writeNewFile(path: string, content: string): Promise<void> {
  try {
    await writeFile(path, content, { ...PRIVATE_FILE, flag: 'wx', flush: true })
  } catch (error) {
    // A partial file would take space on a full disk.
    if (codeOf(error) !== 'EEXIST') await removeQuietly(path)
    throw error
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
  await rm(path).catch(() => undefined)
}

/** Rejection handler: a missing file becomes `undefined`, any other error is thrown. */
export function undefinedIfMissing(error: unknown): undefined {
  if (isMissing(error)) return undefined
  throw error
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}
