// Tests clients that send without end, or hardly at all.
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { cleanUpAfterAll } from './support/clean-up.ts'
import { startRelay } from './support/relay-process.ts'

const relay = await startRelay()

/** Expects that others are served, and that the process was not restarted. */
async function expectAlive() {
  expect((await fetch(`${relay.url}/healthz`)).status).toBe(200)
  expect(relay.child.exitCode).toBeNull()
}

async function open(): Promise<Socket> {
  const socket = connect(relay.port, '127.0.0.1')
  socket.on('error', () => undefined)
  cleanUpAfterAll(() => socket.destroy())
  await once(socket, 'connect')
  return socket
}

test('an endless body is answered with 413, and then the connection is closed', async () => {
  const socket = await open()
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const sendMore = () => {
    while (socket.writable && socket.write(chunk)) if (socket.destroyed) return
  }
  socket.on('drain', sendMore)
  const isClosed = new Promise((resolve) => socket.once('close', resolve)) // The socket may also be reset.
  const head = `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json`
  socket.write(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n`)
  sendMore()
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(/^HTTP\/1.1 413 /)
  await expectAlive()
  await isClosed
  for (const name of ['tmp', 'new']) expect(await readdir(join(relay.directory, 'mailbox', name))).toEqual([])
})

test('slow clients are answered with 408, and others are served meanwhile', async () => {
  const slow = await Promise.all(Array.from({ length: 200 }, open))
  for (const socket of slow) socket.write('POST / HTTP/1.1\r\nHost: x\r\nX-')
  await expectAlive()
  const answers = slow.map(async (socket) => String((await once(socket, 'data'))[0]).slice(0, 12))
  const first = await Promise.all(answers)
  expect(new Set(first)).toEqual(new Set(['HTTP/1.1 408']))
  await expectAlive()
})
