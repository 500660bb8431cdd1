// What a start does with the drafts of a process that was killed.
//
// A letter on its way is written and synced in tmp/, then linked into the queue, then renamed into new/, and only
// then answered. So a crash leaves one of three things behind, and each tells what to do:
//   a draft without a link     never answered, perhaps half written: removed
//   a draft with a link        whole, but not in the mailbox yet: renamed into new/, as it would have been
//   a link without a draft     in the mailbox, or read and removed there by now: delivery takes it up
// No letter can reach new/ without its link, so none is missed by delivery; a rename cannot double a letter.
import { rename, unlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { syncFolder } from './files.ts'
import { arrivalOf, JUNK, namesIn } from './maildir.ts'

/** The Maildir's own rule: whoever still writes after 36 hours is dead. */
const DRAFT_LIFETIME_MS = 36 * 60 * 60 * 1000

export async function recover(mailbox: string, queue: string, now = Date.now()): Promise<void> {
  const queued = new Set(await namesIn(queue))
  for (const folder of [mailbox, join(mailbox, JUNK)]) {
    const drafts = await namesIn(join(folder, 'tmp'))
    for (const name of drafts.filter((draft) => isAbandoned(draft, now))) {
      const draft = join(folder, 'tmp', name)
      await (queued.has(name) ? rename(draft, join(folder, 'new', name)) : unlink(draft))
    }
    await syncFolder(join(folder, 'new'))
  }
}

/** Another program may be writing here too, Dovecot for one: its drafts are left alone. */
function isAbandoned(name: string, now: number): boolean {
  const [, owner = '', host = ''] = /^[0-9]+\.M[0-9]+P([0-9]+)Q[0-9]+\.(.*)$/.exec(name) ?? []
  if (host === hostname() && !isAlive(Number(owner))) return true
  return now - (arrivalOf(name)?.getTime() ?? now) > DRAFT_LIFETIME_MS
}

/** Our own number in an old name is a past life's: in a container every start is process 1. */
function isAlive(owner: number): boolean {
  if (owner === process.pid) return false
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
