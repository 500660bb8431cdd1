// Keeps a letter so that it survives a power cut from the moment `keep` has answered.
import { link, open, rename, rm, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { shareSync, syncFolder } from './folder-sync.ts'
import { isMissing, JUNK, OWNER_ONLY_FILE, prepareMaildir } from './maildir.ts'

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
    await writeDraft(draft, letter.text)
    try {
      // The order is the point, see recover.ts: first the queue's link, then the name in the mailbox.
      if (isQueued) await link(draft, join(queue, letter.id))
      await rename(draft, join(path, 'new', letter.id))
    } catch (error) {
      if (isQueued) await discard(join(queue, letter.id))
      await discard(draft)
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

async function writeDraft(draft: string, text: string): Promise<void> {
  // Exclusive and owner-only: a letter about someone's health is written once and read by us alone.
  const file = await open(draft, 'wx', OWNER_ONLY_FILE)
  try {
    await file.writeFile(text)
    await file.sync()
  } catch (error) {
    await discard(draft) // what is left of it takes room, and room may be what is missing
    throw error
  } finally {
    await file.close()
  }
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

/** The error that led here is the one worth telling. */
async function discard(path: string): Promise<void> {
  await unlink(path).catch(() => undefined)
}

async function probe(path: string): Promise<void> {
  const file = await open(path, 'w', OWNER_ONLY_FILE)
  try {
    await file.writeFile('.')
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
}
