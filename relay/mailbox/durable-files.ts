// Operations on files, and what to make of their errors.
import { open } from 'node:fs/promises'
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

/** Rejection handler: a missing file becomes `undefined`, any other error is thrown. */
export function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
