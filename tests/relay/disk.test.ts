// A full or broken disk: enquiries are refused with 503, the relay keeps running, and recovers with the disk.
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDirectory } from '../temporary-files.ts'
import { bodyOf } from './fixtures.ts'
import { mailSettings } from './mail-server.ts'
import { messagesIn, send, startRelay } from './relay-process.ts'

async function statuses(url: string) {
  return { enquiry: (await send(url)).status, health: (await fetch(`${url}/healthz`)).status }
}
const closedPort = mailSettings(1)

test.each(['tmp', 'new'])('answers 503 while %s cannot be written, and stores nothing', async (name) => {
  const directory = await temporaryDirectory()
  const relay = await startRelay(directory, closedPort)
  // A file in place of the directory: unlike missing permissions, it also stops root.
  const path = join(directory, 'mailbox', name)
  await rename(path, `${path}-away`)
  await writeFile(path, '')
  expect(await statuses(relay.url)).toEqual({ enquiry: 503, health: 503 })
  expect(await relay.logged('an enquiry could not be stored')).toContain('ENOTDIR')

  await rm(path)
  await rename(`${path}-away`, path)
  expect(await readdir(join(directory, 'mailbox', 'tmp'))).toEqual([])
  expect(await readdir(join(directory, 'queue'))).toEqual(['failed'])
  expect(await statuses(relay.url)).toEqual({ enquiry: 200, health: 200 })
  expect(await messagesIn(directory)).toHaveLength(1)
})

test.each(['mailbox', 'queue'])('answers 503 while a deleted %s cannot be created again', async (name) => {
  const directory = await temporaryDirectory()
  const relay = await startRelay(directory, closedPort)
  const path = join(directory, name)
  await rm(path, { recursive: true })
  await writeFile(path, '')
  expect(await statuses(relay.url)).toEqual({ enquiry: 503, health: 503 })
  await rm(path)
  expect(await statuses(relay.url)).toEqual({ enquiry: 200, health: 200 })
})

test('removes a message that could only be written in part', async () => {
  const directory = await temporaryDirectory()
  // The kernel limits the size of files, so that a longer write fails half-way.
  const relay = await startRelay(directory, {}, ['bash', '-c', 'ulimit -f 4; exec "$0" "$@"'])
  const long = bodyOf({ message: 'x\n'.repeat(10_000) })
  expect((await send(relay.url, long)).status).toBe(503)
  expect(await readdir(join(directory, 'mailbox', 'tmp'))).toEqual([])
  expect((await send(relay.url)).status).toBe(200)
  expect(await messagesIn(directory)).toHaveLength(1)
})
