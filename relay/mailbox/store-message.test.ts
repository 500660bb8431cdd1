import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createFixture } from 'fs-fixture'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openQueue } from '../delivery/queue.ts'
import { allNamesIn, namesIn } from '../durable-files.ts'
import { completeUnfinished, findUnfinished, openStore, prepareStore } from './store-message.ts'

/** Called at each operation that changes a file, with its number since the start of the test. */
let atOperation: (count: number, name: string) => Promise<void> = async () => undefined
let operations: string[] = []

vi.mock('node:fs/promises', async (original) => {
  const actual = await original<typeof import('node:fs/promises')>()
  const counted =
    <Args extends unknown[], Result>(name: string, run: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      operations.push(name)
      await atOperation(operations.length, name)
      return run(...args)
    }
  // A directory is opened to be synced, and nothing else is opened here.
  const opened = counted('sync', actual.open)
  const [link, rename] = [counted('link', actual.link), counted('rename', actual.rename)]
  const writeFile = (...args: Parameters<typeof actual.writeFile>) => {
    const [, , options] = args
    const isSynced = typeof options === 'object' && options?.flush
    return counted(isSynced ? 'write and sync' : 'write', actual.writeFile)(...args)
  }
  return { ...actual, link, rename, writeFile, open: opened }
})

/** The steps have to happen in this order, so that a power cut at any moment loses nothing. */
const STEPS = ['write and sync', 'link', 'sync', 'rename', 'sync', 'rename']
const ID = '1794745421.M472000P24119Q1.host'
const message = { id: ID, text: 'Subject: hello\n\nWords\n' }

let mailbox: string
let queue: string

beforeEach(async () => {
  atOperation = async () => undefined
  const fixture = await createFixture()
  mailbox = fixture.getPath('mailbox')
  queue = fixture.getPath('queue')
  await prepareStore(mailbox, queue)
  operations = []
  return () => fixture.rm()
})

/** Lists all files of the mailbox and the queue, also hidden ones. */
async function files() {
  const [drafts, stored, queued] = [join(mailbox, 'tmp'), join(mailbox, 'new'), queue]
  return {
    drafts: await allNamesIn(drafts),
    stored: await allNamesIn(stored),
    queued: await allNamesIn(queued),
  }
}
const NOTHING = { drafts: [], stored: [], queued: [] }
const STORED_AND_QUEUED = { drafts: [], stored: [ID], queued: [ID] }

/** Does what a start does with the files of an earlier process. */
async function restart() {
  atOperation = async () => undefined
  await completeUnfinished(mailbox, queue, await findUnfinished(mailbox, queue))
}

/** Begins an operation that stops for ever at its nth change of a file. */
async function killAt(step: number, begin: () => Promise<void>) {
  await new Promise<void>((killed) => {
    atOperation = (count) => {
      if (count !== step) return Promise.resolve()
      killed()
      return new Promise(() => undefined)
    }
    begin()
  })
}

test('each step is on the disk before the next one begins', async () => {
  await openStore(mailbox, queue).store(message)
  expect(operations).toEqual(STEPS)
  expect(await files()).toEqual(STORED_AND_QUEUED)
})

test('a message is not delivered before it is stored', async () => {
  let seen: string[] = []
  atOperation = async (count) => {
    if (count === STEPS.length) seen = await openQueue(queue).names()
  }
  await openStore(mailbox, queue).store(message)
  expect(seen).toEqual([])
})

describe.each(STEPS.map((name, index) => [index + 1, name] as const))('at step %i, %s,', (step) => {
  test('a failure leaves nothing, so the error that the visitor reads is true', async () => {
    atOperation = async (count) => {
      if (count === step) throw Object.assign(new Error('broken disk'), { code: 'EIO' })
    }
    await expect(openStore(mailbox, queue).store(message)).rejects.toThrow('broken disk')
    expect(await files()).toEqual(NOTHING)
  })

  test('a kill leaves a message that the next start delivers, or removes whole', async () => {
    await killAt(step, () => openStore(mailbox, queue).store(message))
    await restart()
    const isRenamed = STEPS.slice(0, step - 1).includes('rename')
    expect(await files()).toEqual(isRenamed ? STORED_AND_QUEUED : NOTHING)
  })

  test('a probe that was killed leaves nothing after the next start', async () => {
    await killAt(step, openStore(mailbox, queue).probe)
    await restart()
    expect(await files()).toEqual(NOTHING)
  })
})

test('a message that is being stored during the start is left alone', async () => {
  const unfinished = await findUnfinished(mailbox, queue)
  await killAt(4, () => openStore(mailbox, queue).store(message))
  await completeUnfinished(mailbox, queue, unfinished)
  expect(await files()).toEqual({ drafts: [ID], stored: [], queued: [`.${ID}`] })
})

test('without delivery a message is stored, and nothing is queued', async () => {
  await openStore(mailbox, undefined).store(message)
  expect(operations).toEqual(['write and sync', 'rename', 'sync'])
  expect(await files()).toEqual({ ...NOTHING, stored: [ID] })
})

test('the probe of a health check leaves nothing', async () => {
  await openStore(mailbox, queue).probe()
  expect(await files()).toEqual(NOTHING)
})

test('a start leaves the drafts of mail programs alone', async () => {
  await writeFile(join(mailbox, 'tmp', '1.12_0.imap-server'), 'a message')
  await restart()
  expect(await namesIn(join(mailbox, 'tmp'))).toEqual(['1.12_0.imap-server'])
})
