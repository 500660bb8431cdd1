// Removes letters that are older than the practice wants to keep them: these are health matters.
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { arrivalOf, foldersOf, isMissing, namesIn } from './maildir.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Answers with how many were removed. Letters that still wait for delivery are not touched. */
export async function expire(mailbox: string, queue: string, keepDays: number, now = Date.now()) {
  const folders = await foldersOf(mailbox)
  const rooms = folders.flatMap((folder) => [join(folder, 'new'), join(folder, 'cur')])
  let removed = 0
  for (const room of [...rooms, join(queue, 'failed')]) {
    for (const name of await namesIn(room)) {
      // By the name, not by the file's clock: a backup or a copy makes an old letter look young.
      const arrival = arrivalOf(name)
      if (!arrival || now - arrival.getTime() <= keepDays * DAY_MS) continue
      await unlink(join(room, name)).catch(unlessMissing)
      removed += 1
    }
  }
  return removed
}

/** A mail program may have been quicker. */
function unlessMissing(error: unknown) {
  if (!isMissing(error)) throw error
}
