// With a full or broken disk, enquiries are refused with 503, and the relay keeps running and recovers with the disk.
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleRequest } from '#contract/example-enquiry.ts'
import { namesIn } from '../../relay/durable-files.ts'
import { mailSettings } from './support/mail-server.ts'
import { messagesIn, send, startRelay } from './support/relay-process.ts'

async function statuses(url: string) {
  return { enquiry: (await send(url)).status, health: (await fetch(`${url}/healthz`)).status }
}

test.each(['mailbox', 'mailbox/tmp', 'mailbox/new', 'queue'])(
  'answers 503 while a deleted %s cannot be created again, and leaves no part of a message',
  async (name) => {
    const { url, directory, logged } = await startRelay(mailSettings(1))
    const path = join(directory, name)
    // A file takes the place of the directory. Unlike missing permissions, this also stops root.
    await rm(path, { recursive: true })
    await writeFile(path, '')
    expect(await statuses(url)).toEqual({ enquiry: 503, health: 503 })
    expect(await logged('an enquiry could not be stored')).toMatch(/ENOTDIR|EEXIST/)

    await rm(path)
    expect((await send(url)).status).toBe(200)
    expect(await messagesIn(directory)).toHaveLength(1)
    expect(await readdir(join(directory, 'mailbox', 'tmp'))).toEqual([])
    expect(await namesIn(join(directory, 'queue'))).toHaveLength(1)
  },
)

test('removes a message that could only be written in part', async () => {
  // The kernel limits the size of files, so that a longer write fails half-way.
  const wrapper = ['bash', '-c', 'ulimit -f 4; exec "$0" "$@"']
  const { url, directory } = await startRelay({}, undefined, wrapper)
  const long = exampleRequest({ message: 'x\n'.repeat(10_000) })
  expect((await send(url, long)).status).toBe(503)
  expect(await readdir(join(directory, 'mailbox', 'tmp'))).toEqual([])
  expect((await send(url)).status).toBe(200)
  expect(await messagesIn(directory)).toHaveLength(1)
})
