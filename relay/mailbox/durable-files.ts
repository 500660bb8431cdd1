// Operations on files, and what to make of their errors.
import { open, rm } from 'node:fs/promises'
import { codeOf } from '../log.ts'

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
  if (codeOf(error) !== 'ENOENT') throw error
}
