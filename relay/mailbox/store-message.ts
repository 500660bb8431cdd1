// Stores a message so that it survives a power cut from the moment `store` resolves, and so that nothing of it is left
// where `store` rejects.
//
// 1. The message is written to tmp/ and synced.
// 2. Its link in the delivery queue is made, held, and synced.
// 3. It is renamed from tmp/ into new/, and new/ is synced. Now it is stored.
// 4. The link is released, and the message is delivered.
//
// After a crash the mailbox alone tells what happened: a message that is still in tmp/ was never acknowledged and is
// removed with its held link; every other held link belongs to a stored message and is released.
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openQueue, prepareQueue } from '../delivery/queue.ts'
import { allNamesIn, namesIn, PRIVATE_FILE, removeFile, syncDirectory } from '../durable-files.ts'
import { codeOf } from '../log.ts'
import { isOwnName, uniqueName } from '../message-name.ts'
import { prepareMaildir } from './maildir.ts'

/** The name of a file that only tests the disk begins with this. Hidden files are not messages. */
const PROBE = '.probe-'

export type NewMessage = { id: string; text: string }

export type MessageStore = ReturnType<typeof openStore>

/** Without a queue, messages are stored and not delivered. */
export function openStore(mailbox: string, queueDirectory: string | undefined) {
  const queue = queueDirectory === undefined ? undefined : openQueue(queueDirectory)

  async function write({ id, text }: NewMessage): Promise<void> {
    const draft = join(mailbox, 'tmp', id)
    const stored = join(mailbox, 'new', id)
    try {
      await writeFile(draft, text, { flag: 'wx', flush: true, mode: PRIVATE_FILE })
      await queue?.hold(id, draft)
      await rename(draft, stored)
      await syncDirectory(join(mailbox, 'new'))
      await queue?.release(id)
    } catch (error) {
      // The visitor is told that it was not stored, and sends it again.
      await takeBack().catch(() => undefined)
      throw error
    }

    /** Removes the link before the message, so that the message stays if the disk refuses to remove the link. */
    async function takeBack() {
      await queue?.withdraw(id)
      for (const path of [stored, draft]) await removeFile(path)
    }
  }

  /** Stores a message. It creates directories that were deleted while the relay runs. */
  async function store(message: NewMessage): Promise<void> {
    try {
      await write(message)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
      await prepareStore(mailbox, queueDirectory)
      await write(message)
    }
  }

  /** Stores a message and removes it again, so it rejects if `store` would. */
  async function probe(): Promise<void> {
    const id = `${PROBE}${uniqueName()}`
    await store({ id, text: '.' })
    await removeFile(join(mailbox, 'new', id))
    if (queueDirectory) await removeFile(join(queueDirectory, id))
  }

  return { store, probe }
}

export async function prepareStore(mailbox: string, queue: string | undefined): Promise<void> {
  await prepareMaildir(mailbox)
  if (queue !== undefined) await prepareQueue(queue)
}

export type Unfinished = { messages: string[]; probes: string[] }

/**
 * Finds what an earlier process has begun: the names of messages, and the paths of probes. Drafts of other programs, such
 * as Dovecot, are left alone. Those of another relay on the same mailbox, such as that of `npm run dev`, count as our own.
 */
export async function findUnfinished(mailbox: string, queue: string): Promise<Unfinished> {
  const drafts = await namesIn(join(mailbox, 'tmp'))
  const held = await openQueue(queue).heldNames()
  const probes: string[] = []
  for (const directory of [join(mailbox, 'tmp'), join(mailbox, 'new'), queue]) {
    const names = await allNamesIn(directory)
    // The link of a probe is held like any other, with one more dot.
    const ofProbes = names.filter((name) => name.startsWith(PROBE) || name.startsWith(`.${PROBE}`))
    probes.push(...ofProbes.map((name) => join(directory, name)))
  }
  return { messages: [...new Set([...drafts.filter(isOwnName), ...held])], probes }
}

/** Completes what was found. It has to be found before this process begins to store, so that none of it is our own. */
export async function completeUnfinished(
  mailbox: string,
  queueDirectory: string,
  { messages, probes }: Unfinished,
): Promise<void> {
  const queue = openQueue(queueDirectory)
  const drafts = await namesIn(join(mailbox, 'tmp'))
  for (const name of messages) {
    if (drafts.includes(name)) {
      await queue.withdraw(name)
      await removeFile(join(mailbox, 'tmp', name))
    } else {
      await queue.release(name)
    }
  }
  for (const path of probes) await removeFile(path)
}
