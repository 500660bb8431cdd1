import { link, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryDirectory } from '../../tests/relay/fixtures.ts'
import { prepareQueue } from '../delivery/queue.ts'
import { namesIn, prepareMaildir } from './maildir.ts'
import { recover } from './recover.ts'

/** Larger than any process id on Linux. */
const DEAD = 4_194_305
const nameBy = (pid: number, seconds = Math.floor(Date.now() / 1000)) =>
  `${seconds}.M1P${pid}Q1.${hostname()}`

let mailbox: string
let queue: string

beforeEach(async () => {
  const directory = await temporaryDirectory()
  mailbox = join(directory, 'mailbox')
  queue = join(directory, 'queue')
  await prepareMaildir(mailbox)
  await prepareQueue(queue, mailbox)
})
const draft = (name: string) => join(mailbox, 'tmp', name)
const files = async () => ({
  tmp: await namesIn(join(mailbox, 'tmp')),
  new: await namesIn(join(mailbox, 'new')),
})

test('removes a draft that is not in the queue', async () => {
  await writeFile(draft(nameBy(DEAD)), 'half a mess')
  await recover(mailbox, queue)
  expect(await files()).toEqual({ tmp: [], new: [] })
})

test('moves a draft that is in the queue into the mailbox', async () => {
  const name = nameBy(DEAD)
  await writeFile(draft(name), 'a complete message')
  await link(draft(name), join(queue, name))
  await recover(mailbox, queue)
  expect(await files()).toEqual({ tmp: [], new: [name] })
  expect(await namesIn(queue)).toContain(name)
})

test('removes a draft of an earlier process with our process id', async () => {
  await writeFile(draft(nameBy(process.pid)), 'half')
  await recover(mailbox, queue)
  expect(await files()).toEqual({ tmp: [], new: [] })
})

test('leaves drafts of other programs alone for 36 hours', async () => {
  const names = [nameBy(process.ppid), `${Math.floor(Date.now() / 1000)}.12_0.imap-server`].sort()
  for (const name of names) await writeFile(draft(name), 'writing')
  await recover(mailbox, queue)
  expect(await files()).toEqual({ tmp: names, new: [] })
  await recover(mailbox, queue, Date.now() + 37 * 60 * 60 * 1000)
  expect(await files()).toEqual({ tmp: [], new: [] })
})
