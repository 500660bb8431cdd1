// The delivery queue on disk: one hard link for each message, named as in the mailbox. A link needs no space for a
// second copy, and keeps the message whatever a mail program does to the mailbox. A failed message has a .reason file
// beside it. While a message is being stored its link is held: the name begins with a dot, so that it is not delivered.
import { link, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  allNamesIn,
  makeDirectory,
  namesIn,
  PRIVATE_FILE,
  removeFile,
  syncDirectory,
  undefinedIfMissing,
} from '../durable-files.ts'
import { isOwnName } from '../message-name.ts'

const REASON = '.reason'

export type Queue = ReturnType<typeof openQueue>

export const deadLettersOf = (queue: string) => join(queue, 'failed')

export function openQueue(directory: string) {
  const deadLetters = deadLettersOf(directory)
  const held = (name: string) => join(directory, `.${name}`)

  /** Resolves when the link would survive a power cut. */
  async function hold(name: string, path: string): Promise<void> {
    await link(path, held(name))
    await syncDirectory(directory)
  }

  /**
   * Lets the message be delivered. This is not synced, because a start releases what is still held. A missing file is no
   * error: another relay on the same queue may have started and released it.
   */
  async function release(name: string): Promise<void> {
    await rename(held(name), join(directory, name)).catch(undefinedIfMissing)
  }

  async function withdraw(name: string): Promise<void> {
    await removeFile(held(name))
  }

  async function heldNames(): Promise<string[]> {
    const hidden = (await allNamesIn(directory)).filter((name) => name.startsWith('.'))
    return hidden.map((name) => name.slice(1)).filter(isOwnName)
  }

  async function remove(name: string): Promise<void> {
    for (const file of [name, name + REASON]) await removeFile(join(directory, file))
  }

  async function noteFailure(name: string, reason: string): Promise<void> {
    await writeFile(join(directory, name + REASON), `${reason}\n`, { mode: PRIVATE_FILE })
  }

  /** The .reason file is moved first: after a crash between the two, the message is still in its old directory. */
  async function move(name: string, from: string, to: string): Promise<void> {
    for (const file of [name + REASON, name]) {
      await rename(join(from, file), join(to, file)).catch(undefinedIfMissing)
    }
    await Promise.all([syncDirectory(to), syncDirectory(from)])
  }

  /** Returns the number of dead letters. */
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
    hold,
    release,
    withdraw,
    heldNames,
    /** The names of the messages that are to be delivered. */
    names: () => messageNames(directory),
    deadLetterNames: () => messageNames(deadLetters),
    /** Reads a message. It resolves to `undefined` if the file was removed. */
    read: (name: string) => readFile(join(directory, name)).catch(undefinedIfMissing),
    remove,
    noteFailure,
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
  await makeDirectory(deadLettersOf(directory))
  for (const path of [directory, dirname(directory)]) await syncDirectory(path)
}
