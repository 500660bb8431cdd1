// The mailbox for `npm run inbox`, which is a process of its own and needs no running relay. It changes files as the relay
// and mail programs expect: flags are Maildir flags, and a dead letter that is to be tried again is moved into the delivery
// queue, which a running relay scans every second and a stopped one at its next start.
import { hash } from 'node:crypto'
import { readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#settings/relay-config.ts'
import { openQueue } from '../delivery/queue.ts'
import { arrivalOf, baseName, flagsOf, withFlags } from '../message-name.ts'
import { type MaildirEntry, maildirEntries } from './maildir.ts'
import { parseMessage } from './parse-message.ts'
import { replyLink } from './reply-link.ts'

const MAILDIR_FLAGS = { read: 'S', answered: 'R' } as const
const TRASHED = 'T'
const ID_LENGTH = 7

export type Mailbox = ReturnType<typeof openMailbox>
export type Message = Awaited<ReturnType<Mailbox['list']>>[number]
export type Undelivered = Awaited<ReturnType<Mailbox['undelivered']>>[number]

export function openMailbox({ mailbox, queue }: Pick<Config, 'mailbox' | 'queue'>) {
  const deliveryQueue = openQueue(queue)

  /** Lists the messages of all folders, the newest first. */
  async function list() {
    const messages = []
    // They are read one after the other, because years of messages are more files than a process may open at once.
    for (const entry of await newestFirst(mailbox)) messages.push(await readEntry(entry))
    return messages
  }

  /** Reads a message and does not mark it as read. */
  async function read(id: string) {
    const entry = await find(id)
    return entry && readEntry(entry)
  }

  /** Resolves to `false` when there is no such message. */
  async function setFlag(id: string, flag: keyof typeof MAILDIR_FLAGS): Promise<boolean> {
    const entry = await find(id)
    if (!entry) return false
    const flags = flagsOf(entry.name) + MAILDIR_FLAGS[flag]
    await rename(entry.path, join(mailbox, entry.folder, 'cur', withFlags(entry.name, flags)))
    return true
  }

  /** Lists the messages that wait for delivery, and the dead letters. */
  async function undelivered() {
    const messages = []
    // `reason` is the last reply of the mail server. Dead letters are not tried again by themselves.
    for (const { name, content, reason, isDeadLetter } of await deliveryQueue.undelivered()) {
      const { subject } = await parseMessage(content)
      const [id, arrived] = [idOf(name), arrivedAt(name)]
      messages.push({ id, arrived, subject, reason: reason || 'not tried yet', isDeadLetter })
    }
    return messages
  }

  async function find(id: string): Promise<MaildirEntry | undefined> {
    const entries = await newestFirst(mailbox)
    return entries.find(({ name }) => idOf(name) === id)
  }

  async function readEntry(entry: MaildirEntry) {
    // A file that cannot be read, or that a mail program has just moved, must not keep the others from being listed.
    const content = await readFile(entry.path).catch(() => undefined)
    const message = await parseMessage(content)
    const flags = flagsOf(entry.name)
    const arrived = arrivedAt(entry.name)
    const folder = entry.folder.slice(1) || 'Inbox'
    return {
      ...message,
      /** A short id that stays the same while the message exists, whatever else arrives or is moved. */
      id: idOf(entry.name),
      /** 'Inbox', or the name of a folder that a mail program has added. */
      folder,
      arrived,
      isRead: flags.includes(MAILDIR_FLAGS.read),
      isAnswered: flags.includes(MAILDIR_FLAGS.answered),
      replyLink: replyLink(message, arrived),
    }
  }

  return {
    path: mailbox,
    list,
    read,
    setFlag,
    undelivered,
    retryDeadLetters: deliveryQueue.retryDeadLetters,
  }
}

/** Lists the messages, the newest first, without those that a mail program has marked as deleted. */
async function newestFirst(mailbox: string): Promise<MaildirEntry[]> {
  const entries = (await maildirEntries(mailbox)).filter(({ name }) => !flagsOf(name).includes(TRASHED))
  const arrival = ({ name }: MaildirEntry) => arrivedAt(name).getTime()
  return entries.sort((one, other) => arrival(other) - arrival(one) || (one.name < other.name ? 1 : -1))
}

const arrivedAt = (name: string) => arrivalOf(name) ?? new Date(0)

/** Hashes the part of the name that never changes. Among 10,000 messages, two share an id with a chance of 1 in 1,500. */
const idOf = (name: string) =>
  hash('sha256', baseName(name), 'base64url')
    .replace(/[^a-z0-9]/g, '')
    .slice(0, ID_LENGTH)
