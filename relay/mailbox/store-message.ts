// Keeps a letter so that it survives a power cut from the moment `keep` has answered.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { link, remove, rename, syncFolder, writeNewFile } from './files.ts'
import { isMissing, JUNK, OWNER_ONLY_FILE, prepareMaildir } from './maildir.ts'
import { shareSync } from './share-sync.ts'

export type Kept = { id: string; text: string; isJunk: boolean }

export type Spool = {
  keep(letter: Kept): Promise<void>
  /** Fails as `keep` would, where nothing can be written. */
  probe(): Promise<void>
}

type Folder = { path: string; sync: () => Promise<void> }

/** Without a queue letters are only kept, not sent on. */
export function openSpool(mailbox: string, queue: string | undefined): Spool {
  const inbox = folderAt(mailbox)
  const junk = folderAt(join(mailbox, JUNK))
  const syncQueue = queue === undefined ? undefined : shareSync(() => syncFolder(queue))

  async function keep(letter: Kept): Promise<void> {
    const { path, sync } = letter.isJunk ? junk : inbox
    const draft = join(path, 'tmp', letter.id)
    const isQueued = queue !== undefined && !letter.isJunk
    // Owner-only: a letter about someone's health is read by us alone.
    await writeNewFile(draft, letter.text, OWNER_ONLY_FILE)
    try {
      // The order is the point, see recover.ts: first the queue's link, then the name in the mailbox.
      if (isQueued) await link(draft, join(queue, letter.id))
      await rename(draft, join(path, 'new', letter.id))
    } catch (error) {
      if (isQueued) await remove(join(queue, letter.id))
      await remove(draft)
      throw error
    }
    await Promise.all([sync(), isQueued && syncQueue?.()])
  }

  return {
    keep: (letter) => restoring(mailbox, () => keep(letter)),
    probe: () => restoring(mailbox, () => probe(join(mailbox, 'tmp', '.probe'))),
  }
}

function folderAt(path: string): Folder {
  return { path, sync: shareSync(() => syncFolder(join(path, 'new'))) }
}

/** Someone may clear the mailbox away while we run; then it is made again rather than every enquiry refused. */
async function restoring(mailbox: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isMissing(error)) throw error
    await prepareMaildir(mailbox)
    await work()
  }
}

async function probe(path: string): Promise<void> {
  try {
    await writeFile(path, '.', { mode: OWNER_ONLY_FILE })
  } finally {
    await remove(path)
  }
}
