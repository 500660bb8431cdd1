// The file operations of mailbox and delivery queue. Enquiries are about health, so only the user of the relay may read what
// it writes.
import { type FileHandle, mkdir, open, readdir, rm } from 'node:fs/promises'
import { codeOf } from './log.ts'

export const PRIVATE_FILE = 0o600
const PRIVATE_DIRECTORY = 0o700

/** Windows has no way to sync a directory, and answers with one of these. */
const CANNOT_SYNC = ['EPERM', 'EISDIR', 'EINVAL']

export async function makeDirectory(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: PRIVATE_DIRECTORY })
}

/** A new name is durable only when its directory has been synced too. */
export async function syncDirectory(
  path: string,
  system = process.platform,
  openDirectory: (path: string) => Promise<Pick<FileHandle, 'sync' | 'close'>> = open,
): Promise<void> {
  try {
    const directory = await openDirectory(path)
    await directory.sync().finally(() => directory.close())
  } catch (error) {
    if (system !== 'win32' || !CANNOT_SYNC.includes(codeOf(error))) throw error
  }
}

/** Lists the files of a directory without hidden ones. A missing directory counts as empty. */
export async function namesIn(directory: string): Promise<string[]> {
  const names = await allNamesIn(directory)
  return names.filter((name) => !name.startsWith('.'))
}

export async function allNamesIn(directory: string): Promise<string[]> {
  const entries = (await readdir(directory, { withFileTypes: true }).catch(undefinedIfMissing)) ?? []
  const files = entries.filter((entry) => !entry.isDirectory())
  return files.map(({ name }) => name).sort()
}

/** Removes a file. It is no error if the file, or its directory, does not exist. */
export async function removeFile(path: string): Promise<void> {
  await rm(path).catch((error: unknown) => {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw error
  })
}

/** A rejection handler that returns `undefined` for a missing file and throws any other error. */
export function undefinedIfMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
