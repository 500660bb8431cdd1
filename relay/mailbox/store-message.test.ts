import { link, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { namesIn, syncDirectory, uniqueName } from './maildir.ts'
import { finishDrafts, openStore, prepareStore } from './store-message.ts'

vi.mock(import('./maildir.ts'), async (original) => {
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
const files = async () => ({
  tmp: await namesIn(join(mailbox, 'tmp')),
  new: await namesIn(join(mailbox, 'new')),
  queue: (await namesIn(queue)).filter((name) => name !== 'failed'),
})

test('leaves no file if the directory cannot be synced, for example without free file descriptors', async () => {
  vi.mocked(syncDirectory).mockRejectedValueOnce(new Error('EMFILE'))
  const message = { id: uniqueName(), text: 'Subject: hello\n\nWords\n', isJunk: false }
  await expect(openStore(mailbox, queue).store(message)).rejects.toThrow('EMFILE')
  expect(await files()).toEqual({ tmp: [], new: [], queue: [] })
})

test('after a crash, a draft is stored if it is queued, else removed; those of other programs stay', async () => {
  const [queued, incomplete, other] = ['1.M1P1Q1.another-host', '1.M1P1Q2.another-host', '1.12_0.imap-server']
  for (const name of [queued, incomplete, other]) await writeFile(join(mailbox, 'tmp', name), 'a message')
  await link(join(mailbox, 'tmp', queued), join(queue, queued))
  await finishDrafts(mailbox, queue)
  expect(await files()).toEqual({ tmp: [other], new: [queued], queue: [queued] })
})
