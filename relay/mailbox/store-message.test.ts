import { link, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { temporaryDirectory } from '../../tests/temporary-files.ts'
import { syncDirectory } from './durable-files.ts'
import { namesIn, uniqueName } from './maildir.ts'
import { openStore, prepareStore, recover } from './store-message.ts'

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
const draftAt = (name: string) => join(mailbox, 'tmp', name)
const files = async () => ({
  tmp: await namesIn(join(mailbox, 'tmp')),
  new: await namesIn(join(mailbox, 'new')),
  queue: (await namesIn(queue)).filter((name) => name !== 'failed'),
})

describe('storing', () => {
  test('writes one private file, linked into new and the queue', async () => {
    const message = newMessage()
    await openStore(mailbox, queue).store(message)
    expect(await files()).toEqual({ tmp: [], new: [message.id], queue: [message.id] })
    const [stored, queued] = [join(mailbox, 'new', message.id), join(queue, message.id)]
    expect(await readFile(stored, 'utf8')).toBe(message.text)
    expect((await stat(queued)).ino).toBe((await stat(stored)).ino)
    const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)
    expect(await mode(stored)).toBe('600')
    for (const path of [mailbox, join(mailbox, '.Junk', 'cur'), queue]) expect(await mode(path)).toBe('700')
  })

  test('never overwrites the file of another program', async () => {
    await writeFile(draftAt('taken'), 'of another program')
    await expect(openStore(mailbox, queue).store({ ...newMessage(), id: 'taken' })).rejects.toThrow('EEXIST')
    expect(await readFile(draftAt('taken'), 'utf8')).toBe('of another program')
  })

  test('leaves no file if the directory cannot be synced, for example without free file descriptors', async () => {
    vi.mocked(syncDirectory).mockRejectedValueOnce(new Error('EMFILE'))
    await expect(openStore(mailbox, queue).store(newMessage())).rejects.toThrow('EMFILE')
    expect(await files()).toEqual({ tmp: [], new: [], queue: [] })
  })
})

describe('recovering', () => {
  const now = Math.floor(Date.now() / 1000)
  const ownName = `${now}.M1P${process.ppid}Q1.another-host`

  test('removes a draft of an earlier relay, also if its process id is in use again', async () => {
    await writeFile(draftAt(ownName), 'half a mess')
    await recover(mailbox, queue)
    expect(await files()).toEqual({ tmp: [], new: [], queue: [] })
  })

  test('moves a draft that is in the queue into the mailbox', async () => {
    await writeFile(draftAt(ownName), 'a complete message')
    await link(draftAt(ownName), join(queue, ownName))
    await recover(mailbox, queue)
    expect(await files()).toEqual({ tmp: [], new: [ownName], queue: [ownName] })
  })

  test('leaves drafts of other programs alone', async () => {
    const name = `${now}.12_0.imap-server`
    await writeFile(draftAt(name), 'writing')
    await recover(mailbox, queue)
    expect((await files()).tmp).toEqual([name])
  })
})
