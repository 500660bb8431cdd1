// Files that are whole after a power cut at any moment: the old text or the new one.
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** `temporary` is on the same disk as `path`. */
export async function writeDurably(
  path: string,
  text: string,
  temporary: string,
  /** Asked last, right before the file is replaced. */
  isStillWanted: () => boolean = () => true,
): Promise<boolean> {
  const file = await open(temporary, 'w')
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  if (!(await replaceFile(temporary, path, isStillWanted))) return false
  await syncDirectory(dirname(path))
  return true
}

/** On Windows a file cannot be replaced while an antivirus program or an indexer reads it, which lasts an instant. */
const IS_BUSY = ['EPERM', 'EACCES', 'EBUSY']
const MAX_ATTEMPTS = 20
const PAUSE_MS = 50

async function replaceFile(from: string, to: string, isStillWanted: () => boolean): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    if (!isStillWanted()) return false
    try {
      await rename(from, to)
      return true
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (!IS_BUSY.includes(code) || attempt === MAX_ATTEMPTS) throw error
      await setTimeout(PAUSE_MS)
    }
  }
}

/** The new name of a file is in its directory. Windows does not open directories. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r').catch(() => undefined)
  if (!directory) return
  await directory.sync().catch(() => undefined)
  await directory.close()
}
