// Hostile clients, and clients with a broken program.
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { fieldNames } from '#contract/enquiry.ts'
import { cleanUpAfterAll, temporaryDirectory } from '../temporary-files.ts'
import { bodyOf } from './fixtures.ts'
import { type RelayProcess, send, startRelay } from './relay-process.ts'

let relay: RelayProcess
let directory: string

beforeAll(async () => {
  directory = await temporaryDirectory()
  relay = await startRelay(directory)
})

const stored = async () => {
  const paths = ['tmp', 'new', 'cur', '.Junk/tmp', '.Junk/new', '.Junk/cur']
  const names = await Promise.all(paths.map((path) => readdir(join(directory, 'mailbox', path))))
  return names.flat()
}

/** Others are served, and the process has not been restarted. */
async function expectAlive() {
  expect((await fetch(`${relay.url}/healthz`)).status).toBe(200)
  expect(relay.child.exitCode).toBeNull()
}

/** Bodies that resemble a valid one and are never valid. */
const valid = JSON.stringify(bodyOf())
const noText = fc.jsonValue().filter((value) => typeof value !== 'string')
const malformed = fc.oneof(
  fc.string({ unit: 'binary' }).filter((text) => !text.startsWith('{')),
  fc.json(),
  fc.string().map((text) => valid + (text.trim() || '}')),
  fc.nat({ max: 250 }).map((length) => valid.slice(0, length)),
  fc
    .tuple(fc.constantFrom(...Object.keys(bodyOf())), noText)
    .map(([key, value]) => JSON.stringify({ ...bodyOf(), [key]: value })),
  fc
    .tuple(fc.constantFrom(...fieldNames), noText)
    .map(([name, value]) => JSON.stringify(bodyOf({ [name]: value }))),
  fc
    .tuple(fc.string(), fc.jsonValue())
    .map(([name, value]) => JSON.stringify(bodyOf({ [`x${name}`]: value }))),
)

test('refuses 1,000 malformed bodies with one sentence each, and stores nothing', async () => {
  const refused = fc.asyncProperty(malformed, async (body) => {
    const response = await send(relay.url, body)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/^[A-Z][^\n]{5,200}$/)
  })
  await fc.assert(refused, { numRuns: 1_000, seed: 20_261_115 })
  expect(await stored()).toEqual([])
  await expectAlive()
})

async function open(): Promise<Socket> {
  const socket = connect(relay.port, '127.0.0.1')
  socket.on('error', () => undefined)
  cleanUpAfterAll(() => socket.destroy())
  await once(socket, 'connect')
  return socket
}
const head = `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`

test('an endless body is answered with 413, and then the connection is closed', async () => {
  const socket = await open()
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const sendMore = () => {
    while (socket.writable && socket.write(chunk)) if (socket.destroyed) return
  }
  socket.on('drain', sendMore)
  const isClosed = new Promise((resolve) => socket.once('close', resolve)) // or reset
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`)
  sendMore()
  const [response] = await once(socket, 'data')
  expect(String(response)).toMatch(/^HTTP\/1.1 413 /)
  await expectAlive()
  await isClosed
  expect(await stored()).toEqual([])
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
