import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryDirectory } from '../../tests/relay/fixtures.ts'
import { prepareQueue } from '../delivery/queue.ts'
import { namesIn, prepareMaildir, uniqueName } from './maildir.ts'
import { openStore } from './store-message.ts'

let mailbox: string
let queue: string

beforeEach(async () => {
  const directory = await temporaryDirectory()
  mailbox = join(directory, 'mailbox')
  queue = join(directory, 'queue')
  await prepareMaildir(mailbox)
  await prepareQueue(queue, mailbox)
})
const newMessage = (isJunk = false) => ({ id: uniqueName(), text: 'Subject: hello\n\nWords\n', isJunk })

test('writes a complete file into new and removes the draft', async () => {
  const { id, text } = newMessage()
  await openStore(mailbox, undefined).store({ id, text, isJunk: false })
  expect(await readFile(join(mailbox, 'new', id), 'utf8')).toBe(text)
  expect(await namesIn(join(mailbox, 'tmp'))).toEqual([])
  expect(await namesIn(queue)).toEqual(['failed'])
})

test('files and directories are private to their owner', async () => {
  const { id, text } = newMessage()
  await openStore(mailbox, queue).store({ id, text, isJunk: false })
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
  expect(await mode(join(mailbox, 'new', id))).toBe('600')
  for (const path of [mailbox, join(mailbox, 'new'), join(mailbox, '.Junk', 'cur'), queue]) {
    expect(await mode(path)).toBe('700')
  }
})

test('with a queue the message is also linked there, without a copy', async () => {
  const { id, text } = newMessage()
  await openStore(mailbox, queue).store({ id, text, isJunk: false })
  const [kept, queued] = await Promise.all([stat(join(mailbox, 'new', id)), stat(join(queue, id))])
  expect(queued.ino).toBe(kept.ino)
})

test('junk goes to its folder and not to the queue', async () => {
  const { id, text } = newMessage()
  await openStore(mailbox, queue).store({ id, text, isJunk: true })
  expect(await namesIn(join(mailbox, '.Junk', 'new'))).toEqual([id])
  expect(await namesIn(queue)).toEqual(['failed'])
  expect(await readdir(join(mailbox, '.Junk'))).toContain('maildirfolder')
})

test('a failed store leaves no file behind, and later ones succeed', async () => {
  const store = openStore(mailbox, queue)
  await rename(join(mailbox, 'new'), join(mailbox, 'away'))
  await writeFile(join(mailbox, 'new'), '')
  await expect(store.store(newMessage())).rejects.toThrow('ENOTDIR')
  expect([await namesIn(join(mailbox, 'tmp')), await namesIn(queue)]).toEqual([[], ['failed']])

  await rm(join(mailbox, 'new'))
  await mkdir(join(mailbox, 'new'))
  await store.store(newMessage())
  expect(await namesIn(join(mailbox, 'new'))).toHaveLength(1)
})

test('a mailbox that was deleted is created again', async () => {
  const store = openStore(mailbox, undefined)
  await rm(mailbox, { recursive: true })
  await store.store(newMessage())
  await store.probe()
  expect(await namesIn(join(mailbox, 'new'))).toHaveLength(1)
})

test('a message that cannot be written does not affect others that arrive with it', async () => {
  const store = openStore(mailbox, queue)
  await writeFile(join(mailbox, 'tmp', 'taken'), 'of another program')
  const [good, taken] = await Promise.allSettled([
    store.store(newMessage()),
    store.store({ ...newMessage(), id: 'taken' }),
  ])
  expect([good.status, taken.status]).toEqual(['fulfilled', 'rejected'])
  expect(await namesIn(join(mailbox, 'new'))).toHaveLength(1)
  expect(await readFile(join(mailbox, 'tmp', 'taken'), 'utf8')).toBe('of another program')
})
