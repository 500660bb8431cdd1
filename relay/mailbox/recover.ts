// Cleans up at start after a process that was killed.
//
// A message is written and synced in tmp/, then linked into the queue, then renamed into new/, and only then
// acknowledged. So a crash leaves one of three states:
//   a draft without a link     never acknowledged, perhaps incomplete: removed
//   a draft with a link        complete, but not in the mailbox yet: renamed into new/
//   a link without a draft     in the mailbox, or deleted there by the owner: delivered from the queue
// No message can reach new/ without its link, so delivery misses none, and a rename cannot duplicate one.
import { rename, unlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { syncDirectory } from './durable-files.ts'
import { arrivalOf, JUNK, namesIn } from './maildir.ts'

/** The Maildir format's own rule for abandoned files in tmp/. */
const DRAFT_LIFETIME_MS = 36 * 60 * 60 * 1000

export async function recover(mailbox: string, queue: string, now = Date.now()): Promise<void> {
  const queued = new Set(await namesIn(queue))
  for (const folder of [mailbox, join(mailbox, JUNK)]) {
    const drafts = await namesIn(join(folder, 'tmp'))
    for (const name of drafts.filter((draft) => isAbandoned(draft, now))) {
      const draft = join(folder, 'tmp', name)
      await (queued.has(name) ? rename(draft, join(folder, 'new', name)) : unlink(draft))
    }
    await syncDirectory(join(folder, 'new'))
  }
}

/** Other programs, such as Dovecot, write drafts here too; theirs are left alone. */
function isAbandoned(name: string, now: number): boolean {
  const [, owner = '', host = ''] = /^[0-9]+\.M[0-9]+P([0-9]+)Q[0-9]+\.(.*)$/.exec(name) ?? []
  if (host === hostname() && !isAlive(Number(owner))) return true
  return now - (arrivalOf(name)?.getTime() ?? now) > DRAFT_LIFETIME_MS
}

/** Our own process id in an old name is that of an earlier process: in a container every start is process 1. */
function isAlive(owner: number): boolean {
  if (owner === process.pid) return false
  try {
    process.kill(owner, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
