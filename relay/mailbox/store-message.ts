// Stores a message so that it survives a power cut from the moment `store` resolves.
//
// A message is written and synced in tmp/, then linked into the queue, then renamed into new/, and only then
// acknowledged. So what a crash leaves in tmp/ was never acknowledged. At the next start it is removed, unless it is in
// the queue: it will be delivered, so it is renamed into new/. No message can reach new/ without its link, so delivery
// misses none, and a rename cannot duplicate one.
import { link, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { prepareQueue } from '../delivery/queue.ts'
import { codeOf } from '../log.ts'
import { isOwnName, JUNK, namesIn, prepareMaildir, syncDirectory, uniqueName } from './maildir.ts'

export type NewMessage = { id: string; text: string; isJunk: boolean }

export type MessageStore = ReturnType<typeof openStore>

/** Without a queue, messages are stored and not delivered. */
export function openStore(mailbox: string, queue: string | undefined) {
  async function write({ id, text, isJunk }: NewMessage): Promise<void> {
    const draft = join(mailbox, 'tmp', id)
    const stored = join(mailbox, isJunk ? JUNK : '', 'new', id)
    const queued = queue === undefined || isJunk ? undefined : join(queue, id)
    try {
      await writeFile(draft, text, { flag: 'wx', flush: true })
      if (queued) await link(draft, queued)
      await rename(draft, stored)
      await Promise.all([syncDirectory(dirname(stored)), queued && syncDirectory(dirname(queued))])
    } catch (error) {
      // The visitor is told that it was not stored, and sends it again.
      await removeAll([queued, draft, stored])
      throw error
    }
  }

  /** Directories that were deleted while the relay runs are created again; else every enquiry would be refused. */
  async function store(message: NewMessage): Promise<void> {
    try {
      await write(message)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
      await prepareStore(mailbox, queue)
      await write(message)
    }
  }

  /** Stores a message and removes it again, so it rejects where `store` would. Hidden files are not messages. */
  async function probe(): Promise<void> {
    const id = `.${uniqueName()}`
    await store({ id, text: '.', isJunk: false })
    await removeAll([join(mailbox, 'new', id), queue && join(queue, id)])
  }

  return { store, probe }
}

/** Ignores a file that cannot be removed: the error that led here is the one to report. */
async function removeAll(paths: (string | undefined)[]): Promise<void> {
  for (const path of paths) if (path) await rm(path).catch(() => undefined)
}

export async function prepareStore(mailbox: string, queue: string | undefined): Promise<void> {
  await prepareMaildir(mailbox)
  if (queue !== undefined) await prepareQueue(queue)
}

/**
 * Stores or removes the drafts of a process that was killed. Drafts of other programs, such as Dovecot, are left alone.
 * Those of another relay on the same mailbox, such as that of `npm run dev`, are handled like our own. That relay then
 * stores its message again: see `store`.
 */
export async function finishDrafts(mailbox: string, queue: string): Promise<void> {
  const queued = await namesIn(queue)
  const drafts = await namesIn(join(mailbox, 'tmp'))
  for (const name of drafts.filter(isOwnName)) {
    const draft = join(mailbox, 'tmp', name)
    if (queued.includes(name)) await rename(draft, join(mailbox, 'new', name))
    else await rm(draft, { force: true })
  }
}
