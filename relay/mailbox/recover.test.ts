import { link, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { scratchFolder } from '../../tests/relay/fixtures.ts'
import { prepareQueue } from '../delivery/queue.ts'
import { namesIn, prepareMaildir } from './maildir.ts'
import { recover } from './recover.ts'

/** Beyond the largest number that Linux gives to a process. */
const DEAD = 4_194_305
const nameBy = (pid: number, seconds = Math.floor(Date.now() / 1000)) =>
  `${seconds}.M1P${pid}Q1.${hostname()}`

let mailbox: string
let queue: string

beforeEach(async () => {
  const folder = await scratchFolder()
  mailbox = join(folder, 'mailbox')
  queue = join(folder, 'queue')
  await prepareMaildir(mailbox)
  await prepareQueue(queue, mailbox)
})
const draft = (name: string) => join(mailbox, 'tmp', name)
const rooms = async () => ({
  tmp: await namesIn(join(mailbox, 'tmp')),
  new: await namesIn(join(mailbox, 'new')),
})

test('a draft that never reached the queue is swept', async () => {
  await writeFile(draft(nameBy(DEAD)), 'half a lett')
  await recover(mailbox, queue)
  expect(await rooms()).toEqual({ tmp: [], new: [] })
})

test('a draft that is in the queue becomes the letter it was going to be', async () => {
  const name = nameBy(DEAD)
  await writeFile(draft(name), 'a whole letter')
  await link(draft(name), join(queue, name))
  await recover(mailbox, queue)
  expect(await rooms()).toEqual({ tmp: [], new: [name] })
  expect(await namesIn(queue)).toContain(name)
})

test('a draft under our own number is from a past life', async () => {
  await writeFile(draft(nameBy(process.pid)), 'half')
  await recover(mailbox, queue)
  expect(await rooms()).toEqual({ tmp: [], new: [] })
})

test('drafts of others are left alone while they may still be writing', async () => {
  const names = [nameBy(process.ppid), `${Math.floor(Date.now() / 1000)}.12_0.imap-server`].sort()
  for (const name of names) await writeFile(draft(name), 'writing')
  await recover(mailbox, queue)
  expect(await rooms()).toEqual({ tmp: names, new: [] })
  await recover(mailbox, queue, Date.now() + 37 * 60 * 60 * 1000)
  expect(await rooms()).toEqual({ tmp: [], new: [] })
})
