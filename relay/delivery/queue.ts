// The delivery queue on disk: one hard link for each message, named as in the mailbox. A link takes no second copy,
// and keeps the message whatever a mail program does to the mailbox. A failed message has a .reason file beside it.
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { syncDirectory, undefinedIfMissing } from '../mailbox/durable-files.ts'
import { namesIn } from '../mailbox/maildir.ts'

const REASON = '.reason'

export type Queue = ReturnType<typeof openQueue>

export const deadLettersOf = (queue: string) => join(queue, 'failed')

export function openQueue(directory: string) {
  const deadLetters = deadLettersOf(directory)

  async function add(name: string, path: string): Promise<void> {
    await prepareQueue(directory)
    await link(path, join(directory, name))
    await syncDirectory(directory)
  }

  async function remove(name: string): Promise<void> {
    await removeFile(join(directory, name))
    await removeFile(join(directory, name + REASON))
  }

  async function moveToDeadLetters(name: string, reason: string): Promise<void> {
    // The reason first: a crash between the two leaves a message that is tried again, not one without a reason.
    await writeReason(deadLetters, name, reason)
    await rename(join(directory, name), join(deadLetters, name))
    await removeFile(join(directory, name + REASON))
    await Promise.all([syncDirectory(deadLetters), syncDirectory(directory)])
  }

  /** Returns how many there were. */
  async function retryDeadLetters(): Promise<number> {
    const names = await messageNames(deadLetters)
    for (const name of names) {
      await rename(join(deadLetters, name), join(directory, name))
      await removeFile(join(deadLetters, name + REASON))
    }
    return names.length
  }

  async function read(path: string, isDeadLetter: boolean) {
    const messages = []
    for (const name of await messageNames(path)) {
      const content = await readFile(join(path, name)).catch(undefinedIfMissing)
      const reason = await readFile(join(path, name + REASON), 'utf8').catch(() => '')
      if (content) messages.push({ name, content, reason: reason.trim(), isDeadLetter })
    }
    return messages
  }

  return {
    names: () => messageNames(directory),
    deadLetterNames: () => messageNames(deadLetters),
    /** `undefined` when the file was removed. */
    read: (name: string) => readFile(join(directory, name)).catch(undefinedIfMissing),
    add,
    remove,
    noteFailure: (name: string, reason: string) => writeReason(directory, name, reason),
    moveToDeadLetters,
    retryDeadLetters,
    undelivered: async () => [...(await read(directory, false)), ...(await read(deadLetters, true))],
  }
}

const removeFile = (path: string) => rm(path, { force: true })

async function messageNames(directory: string): Promise<string[]> {
  const names = await namesIn(directory)
  return names.filter((name) => /^[0-9]+\./.test(name) && !name.endsWith(REASON))
}

async function writeReason(directory: string, name: string, reason: string): Promise<void> {
  await writeFile(join(directory, name + REASON), `${reason}\n`)
}

export async function prepareQueue(directory: string): Promise<void> {
  await mkdir(deadLettersOf(directory), { recursive: true })
  await syncDirectory(directory)
}
