// The delivery queue on disk: one hard link for each message, named as in the mailbox. A link needs no space for a
// second copy, and keeps the message whatever a mail program does to the mailbox. A failed message has a .reason file
// beside it.
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn, syncDirectory, undefinedIfMissing } from '../mailbox/maildir.ts'

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
    for (const file of [name, name + REASON]) await rm(join(directory, file), { force: true })
  }

  /** The .reason file is moved first: after a crash between the two, the message is still in its old directory. */
  async function move(name: string, from: string, to: string): Promise<void> {
    for (const file of [name + REASON, name]) {
      await rename(join(from, file), join(to, file)).catch(undefinedIfMissing)
    }
    await Promise.all([syncDirectory(to), syncDirectory(from)])
  }

  /** Returns how many there were. */
  async function retryDeadLetters(): Promise<number> {
    const names = await messageNames(deadLetters)
    for (const name of names) await move(name, deadLetters, directory)
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
    noteFailure: (name: string, reason: string) => writeFile(join(directory, name + REASON), `${reason}\n`),
    moveToDeadLetters: (name: string) => move(name, directory, deadLetters),
    retryDeadLetters,
    undelivered: async () => [...(await read(directory, false)), ...(await read(deadLetters, true))],
  }
}

async function messageNames(directory: string): Promise<string[]> {
  const names = await namesIn(directory)
  return names.filter((name) => /^[0-9]+\./.test(name) && !name.endsWith(REASON))
}

export async function prepareQueue(directory: string): Promise<void> {
  await mkdir(deadLettersOf(directory), { recursive: true })
  await syncDirectory(directory)
}
