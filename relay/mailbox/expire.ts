// Removes messages that are older than the owner wants to keep them.
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { namesIn } from '../durable-files.ts'
import { arrivalOf } from '../message-name.ts'
import { maildirEntries } from './maildir.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns how many messages were removed. Dead letters expire too. Messages that wait for delivery do not. */
export async function expire(mailbox: string, deadLetters: string, keepDays: number, now = Date.now()) {
  const dead = await namesIn(deadLetters)
  const files = [
    ...(await maildirEntries(mailbox)),
    ...dead.map((name) => ({ name, path: join(deadLetters, name) })),
  ]
  const expired = files.filter(({ name }) => {
    const arrival = arrivalOf(name)
    return arrival !== undefined && now - arrival.getTime() > keepDays * DAY_MS
  })
  for (const { path } of expired) await rm(path, { force: true })
  return expired.length
}
