// Stores a message so that it survives a power cut from the moment `store` resolves.
import { link, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing, removeQuietly, syncDirectory, writeNewFile } from './durable-files.ts'
import { JUNK, PRIVATE_FILE, prepareMaildir } from './maildir.ts'
import { shareSync } from './share-sync.ts'

export type NewMessage = { id: string; text: string; isJunk: boolean }

export type MessageStore = {
  store(message: NewMessage): Promise<void>
  /** Rejects where `store` would, for the health check. */
  probe(): Promise<void>
}

/** Without a queue, messages are stored and not delivered. */
export function openStore(mailbox: string, queue: string | undefined): MessageStore {
  const inbox = folderAt(mailbox)
  const junk = folderAt(join(mailbox, JUNK))
  const syncQueue = queue === undefined ? undefined : shareSync(() => syncDirectory(queue))

  async function store({ id, text, isJunk }: NewMessage): Promise<void> {
    const { path, sync } = isJunk ? junk : inbox
    const draft = join(path, 'tmp', id)
    const queued = queue === undefined || isJunk ? undefined : join(queue, id)
    await writeNewFile(draft, text, PRIVATE_FILE)
    try {
      // The order matters, see recover.ts: first the link in the queue, then the name in the mailbox.
      if (queued) await link(draft, queued)
      await rename(draft, join(path, 'new', id))
    } catch (error) {
      if (queued) await removeQuietly(queued)
      await removeQuietly(draft)
      throw error
    }
    await Promise.all([sync(), queued && syncQueue?.()])
  }

  return {
    store: (message) => recreatingMaildir(mailbox, () => store(message)),
    probe: () => recreatingMaildir(mailbox, () => probe(join(mailbox, 'tmp', '.probe'))),
  }
}

function folderAt(path: string) {
  return { path, sync: shareSync(() => syncDirectory(join(path, 'new'))) }
}

/** A mailbox that was deleted while the relay runs is created again; otherwise every enquiry would be refused. */
async function recreatingMaildir(mailbox: string, work: () => Promise<void>): Promise<void> {
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
    await writeFile(path, '.', { mode: PRIVATE_FILE })
  } finally {
    await removeQuietly(path)
  }
}
