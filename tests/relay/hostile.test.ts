// Senders who mean harm, or whose program is broken.
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  atTheEnd,
  bodyOf,
  lettersIn,
  type Running,
  SEND_PATH,
  scratchFolder,
  send,
  startRelay,
} from './running.ts'

let relay: Running
let folder: string

beforeAll(async () => {
  folder = await scratchFolder()
  relay = await startRelay(folder)
})

const stored = async () => {
  const rooms = ['tmp', 'new', 'cur', '.Junk/tmp', '.Junk/new', '.Junk/cur']
  const names = await Promise.all(rooms.map((room) => readdir(join(folder, 'mailbox', room))))
  return names.flat()
}

/** The rest of the world is served meanwhile, and the process is the same one. */
async function expectAlive() {
  expect((await fetch(`${relay.url}/healthz`)).status).toBe(200)
  expect(relay.child.exitCode).toBeNull()
}

const fields = ['firstName', 'lastName', 'email', 'phoneNumber', 'countryCode', 'message']

/** Bodies near enough to a right one to get past the first look, and never right. */
const malformed = fc.oneof(
  fc.string({ unit: 'binary' }).filter((text) => !isObject(text)),
  fc.json(),
  fc.string().map((text) => JSON.stringify(bodyOf()) + (text.trim() || '}')),
  fc.nat({ max: 250 }).map((length) => JSON.stringify(bodyOf()).slice(0, length)),
  fc
    .tuple(fc.constantFrom(...Object.keys(bodyOf())), fc.jsonValue())
    .map(([key, value]) => JSON.stringify({ ...bodyOf(), [key]: key === 'lib_version' ? [value] : value })),
  fc
    .tuple(fc.constantFrom(...fields), fc.jsonValue())
    .map(([name, value]) => JSON.stringify(bodyOf({ [name]: typeof value === 'string' ? [value] : value }))),
  fc
    .tuple(fc.string(), fc.jsonValue())
    .filter(([name]) => !fields.includes(name))
    .map(([name, value]) => JSON.stringify(bodyOf({ [`x${name}`]: value }))),
)

function isObject(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}

test('1,000 malformed bodies are refused with a sentence, and nothing is stored', {
  timeout: 60_000,
}, async () => {
  const refused = fc.asyncProperty(malformed, async (body) => {
    const response = await send(relay.url, body)
    expect(response.status).toBe(400)
    expect(await response.text()).toMatch(/^[A-Z][^\n]{5,200}$/)
  })
  await fc.assert(refused, { numRuns: 1_000, seed: 20_261_115 })
  expect(await stored()).toEqual([])
  await expectAlive()
})

describe('header injection', () => {
  const attacks = [
    '\r\nBcc: eve@example.net',
    '\nBcc: eve@example.net',
    '\rBcc: eve@example.net',
    '\0',
    '\u0085Bcc: eve@example.net',
    '\u2028Bcc: eve@example.net',
    '\u2029Bcc: eve@example.net',
    '\r\n\r\nA second letter',
    '\r\n.\r\nMAIL FROM:<eve@example.net>',
  ]
  test.each(fields.filter((name) => name !== 'message'))('by %s is refused', async (name) => {
    for (const attack of attacks) {
      const value = String(bodyOf().template_params[name as 'email'])
      expect((await send(relay.url, bodyOf({ [name]: value + attack }))).status).toBe(400)
      expect((await send(relay.url, bodyOf({ [name]: attack + value }))).status).toBe(400)
    }
    expect(await stored()).toEqual([])
  })

  test('by the message, or by a name with a second address, stays text', async () => {
    const own = await scratchFolder()
    const other = await startRelay(own)
    const firstName = 'Eve <eve@example.net>, "Mallory" <mallory@example.net>'
    const message = attacks.join('')
    expect((await send(other.url, bodyOf({ firstName, message }))).status).toBe(200)
    const [letter = ''] = await lettersIn(own)
    const head = letter.slice(0, letter.indexOf('\n\n'))
    expect(head).not.toMatch(/^Bcc|eve@|mallory@/im)
    expect(head.match(/@/g)).toHaveLength(4) // From, To, Reply-To, Message-ID
  })
})

async function open(): Promise<Socket> {
  const socket = connect(relay.port, '127.0.0.1')
  socket.on('error', () => undefined)
  atTheEnd(() => socket.destroy())
  await once(socket, 'connect')
  return socket
}
const head = `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`

test('10 MB are answered with 413', async () => {
  const response = await send(relay.url, bodyOf({ message: 'x'.repeat(10_000_000) }))
  expect(response.status).toBe(413)
  expect(await stored()).toEqual([])
})

test('an endless body is answered with 413 while it runs, and then cut off', async () => {
  const socket = await open()
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
  const pour = () => {
    while (socket.writable && socket.write(chunk)) if (socket.destroyed) return
  }
  socket.on('drain', pour)
  const isCut = new Promise((resolve) => socket.once('close', resolve)) // by reset or not
  socket.write(`${head}Transfer-Encoding: chunked\r\n\r\n`)
  pour()
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 413 /)
  await expectAlive()
  await isCut
  expect(await stored()).toEqual([])
})

test('a small Content-Length over a large body does not widen the limit', async () => {
  const socket = await open()
  socket.write(`${head}Content-Length: 10\r\n\r\n${'x'.repeat(400_000)}`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 400 /)
  await expectAlive()
})

test('slow senders are shown out with 408, and nobody waits for them', { timeout: 40_000 }, async () => {
  const slow = await Promise.all(Array.from({ length: 200 }, open))
  for (const socket of slow) socket.write('POST / HTTP/1.1\r\nHost: x\r\nX-')
  await expectAlive()
  const answers = slow.map(async (socket) => String((await once(socket, 'data'))[0]).slice(0, 12))
  const first = await Promise.all(answers)
  expect(new Set(first)).toEqual(new Set(['HTTP/1.1 408']))
  await expectAlive()
})
