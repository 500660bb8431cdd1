// A disk that takes no more: the visitor is told, the relay lives, and all is well when there is room again.
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodyOf, lettersIn, scratchFolder, send, startRelay } from './running.ts'

async function statuses(url: string) {
  return { enquiry: (await send(url)).status, health: (await fetch(`${url}/healthz`)).status }
}

test.each(['tmp', 'new'])('when %s cannot be written to', async (room) => {
  const folder = await scratchFolder()
  const relay = await startRelay(folder)
  // A file in the folder's place: unlike missing rights, it stops root too.
  const place = join(folder, 'mailbox', room)
  await rename(place, `${place}-away`)
  await writeFile(place, '')
  expect((await send(relay.url)).status).toBe(503)
  expect(await relay.logged('an enquiry could not be kept')).toContain('ENOTDIR')

  await rm(place)
  await rename(`${place}-away`, place)
  expect(await statuses(relay.url)).toEqual({ enquiry: 200, health: 200 })
  expect(await lettersIn(folder)).toHaveLength(1)
})

test('the health check tells of it too', async () => {
  const folder = await scratchFolder()
  const relay = await startRelay(folder)
  await rm(join(folder, 'mailbox'), { recursive: true })
  await writeFile(join(folder, 'mailbox'), '')
  expect(await statuses(relay.url)).toEqual({ enquiry: 503, health: 503 })
  await rm(join(folder, 'mailbox'))
  expect(await statuses(relay.url)).toEqual({ enquiry: 200, health: 200 })
})

test('when the disk takes only the beginning of a letter, nothing half written stays', async () => {
  const folder = await scratchFolder()
  // The kernel cuts every file at one block; to the relay this is a write that fails half-way.
  const relay = await startRelay(folder, {}, ['bash', '-c', 'ulimit -f 4; exec "$0" "$@"'])
  const long = bodyOf({ message: 'x\n'.repeat(10_000) })
  expect((await send(relay.url, long)).status).toBe(503)
  expect(await readdir(join(folder, 'mailbox', 'tmp'))).toEqual([])
  expect((await send(relay.url)).status).toBe(200)
  expect(await lettersIn(folder)).toHaveLength(1)
})
