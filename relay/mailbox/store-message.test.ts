import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { syncDirectory } from './durable-files.ts'
import { namesIn, uniqueName } from './maildir.ts'
import { openStore, prepareStore, removeDrafts } from './store-message.ts'

vi.mock(import('./durable-files.ts'), async (original) => {
  const actual = await original()
  return { ...actual, syncDirectory: vi.fn(actual.syncDirectory) }
})

let mailbox: string
let queue: string

beforeEach(async () => {
  const directory = await temporaryDirectory()
  mailbox = join(directory, 'mailbox')
  queue = join(directory, 'queue')
  await prepareStore(mailbox, queue)
})
const newMessage = () => ({ id: uniqueName(), text: 'Subject: hello\n\nWords\n', isJunk: false })
const files = async () => ({
  tmp: await namesIn(join(mailbox, 'tmp')),
  new: await namesIn(join(mailbox, 'new')),
  queue: (await namesIn(queue)).filter((name) => name !== 'failed'),
})

test('a message is one file, linked into new and the queue', async () => {
  const message = newMessage()
  await openStore(mailbox, queue).store(message)
  expect(await files()).toEqual({ tmp: [], new: [message.id], queue: [message.id] })
  const [stored, queued] = [join(mailbox, 'new', message.id), join(queue, message.id)]
  expect((await stat(queued)).ino).toBe((await stat(stored)).ino)
})

test('leaves no file if the directory cannot be synced, for example without free file descriptors', async () => {
  vi.mocked(syncDirectory).mockRejectedValueOnce(new Error('EMFILE'))
  await expect(openStore(mailbox, queue).store(newMessage())).rejects.toThrow('EMFILE')
  expect(await files()).toEqual({ tmp: [], new: [], queue: [] })
})

test('after a crash, drafts of any earlier relay are removed, and those of other programs stay', async () => {
  for (const name of ['1794745421.M1P1Q1.another-host', '1794745421.12_0.imap-server']) {
    await writeFile(join(mailbox, 'tmp', name), 'half a mess')
  }
  await removeDrafts(mailbox)
  expect((await files()).tmp).toEqual(['1794745421.12_0.imap-server'])
})
