// Earlier versions stored suspicious enquiries in the folder .Junk and did not deliver them. At the next start each is
// marked, stored in the inbox and delivered, once.
import { readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { undefinedIfMissing } from '../durable-files.ts'
import { baseName, flagsOf, isOwnName, withFlags } from '../message-name.ts'
import { SUBJECT_MARK } from './compose-message.ts'
import { folderEntries, maildirEntries } from './maildir.ts'
import type { MessageStore } from './store-message.ts'

const JUNK = '.Junk'
const JUNK_REASON = /^X-Junk-Reason: (.*)$/m

/** Returns how many messages were moved. What a mail program has put into the folder stays there. */
export async function deliverFormerJunk(mailbox: string, store: MessageStore): Promise<number> {
  const isDeleted = (name: string) => flagsOf(name).includes('T')
  const junk = (await folderEntries(mailbox, JUNK)).filter(({ name }) => isOwnName(name) && !isDeleted(name))
  if (junk.length === 0) return 0
  const others = (await maildirEntries(mailbox)).filter(({ folder }) => folder !== JUNK)
  const stored = new Set(others.map(({ name }) => baseName(name)))
  let moved = 0
  for (const { name, path } of junk) {
    const text = await readFile(path, 'utf8')
    if (!JUNK_REASON.test(text)) continue
    const id = baseName(name)
    // It is in the inbox already if an earlier start was interrupted before it removed the file.
    if (!stored.has(id)) await store.store({ id, text: marked(text) })
    await setFlags(mailbox, id, flagsOf(name))
    await rm(path)
    moved += 1
  }
  return moved
}

/** Keeps flags such as read and answered. It is no error if a mail program has moved the file meanwhile. */
async function setFlags(mailbox: string, id: string, flags: string) {
  if (flags === '') return
  await rename(join(mailbox, 'new', id), join(mailbox, 'cur', withFlags(id, flags))).catch(undefinedIfMissing)
}

const marked = (text: string) =>
  text
    .replace(JUNK_REASON, (_, reason) => `X-Spam-Flag: YES\nX-Spam-Reason: ${reason}`)
    .replace(/^Subject: /m, `Subject: ${SUBJECT_MARK} `)
