// Writes a file so that after a power cut at any moment it is whole: it has the old text or the new one.
import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Writes `temporary` and renames it to `path`, which is on the same disk. */
export async function writeDurably(
  path: string,
  text: string,
  temporary: string,
  /** Says, right before the file is replaced, whether the text is still to be written. */
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

/** Windows reports these while an antivirus program or an indexer reads the file, which lasts an instant. */
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

/** Makes the new name of a file durable, which its directory holds. Windows cannot open directories. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r').catch(() => undefined)
  if (!directory) return
  await directory.sync().catch(() => undefined)
  await directory.close()
}
