// Tests start, shutdown and log of the process.
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { exampleRequest } from '#contract/example-enquiry.ts'
import { temporaryDirectory } from './support/clean-up.ts'
import { builtRelay } from './support/global-setup.ts'
import { mailSettings } from './support/mail-server.ts'
import { messagesIn, send, startRelay } from './support/relay-process.ts'
import { spawnRelay } from './support/spawn-relay.ts'

test('SIGTERM finishes requests in flight, then exits with 0', async () => {
  const relay = await startRelay()
  const body = JSON.stringify(exampleRequest())
  const socket = connect(relay.port, '127.0.0.1')
  const idle = connect(relay.port, '127.0.0.1') // Browsers keep such a connection for the next request.
  idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(idle, 'data')
  const head = `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n`
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`)
  await once(socket, 'data') // With 100 Continue the request is in flight.
  relay.child.kill('SIGTERM')
  await expect.poll(() => fetch(`${relay.url}/healthz`).catch(() => 'closed')).toBe('closed')
  socket.write(body)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*connection: close/i)
  expect(await relay.end('SIGTERM')).toBe(0) // A second signal does not interrupt the shutdown.
  expect(await messagesIn(relay.directory)).toHaveLength(1)
})

test.each([
  [
    'a port in use',
    (port: number) => ({ PORT: String(port) }),
    /^Another program uses the port \d+\. Stop it.*PORT=/m,
  ],
  ['a mailbox that may not be written', () => ({ MAILBOX: '/sys/mailbox' }), /(EACCES|EPERM).*MAILBOX=/],
  ['an unescaped % in the password', () => mailSettings(25, 'doctor:100%@'), /% as %25/],
])('%s stops the start with one line that says what to do', async (_, settings, line) => {
  const { port } = await startRelay()
  const child = spawnRelay(builtRelay, await temporaryDirectory(), settings(port))
  const [printed] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(child.exitCode).toBe(1)
  expect(printed.trim().split('\n')).toEqual([expect.stringMatching(line)])
})

test('only the user of the relay may read what it writes', async () => {
  const { url, directory } = await startRelay(mailSettings(1))
  await send(url)
  for (const path of await readdir(directory, { recursive: true })) {
    expect((await stat(join(directory, path))).mode & 0o077, path).toBe(0)
  }
})

test('the log has one JSON object per line, and nothing about a person', async () => {
  const relay = await startRelay()
  const person = {
    firstName: 'Quokka',
    lastName: 'Wombat',
    email: 'quokka@wombat.example',
    phoneNumber: '987654321',
    message: 'My knee hurts',
  }
  await send(relay.url, exampleRequest(person))
  await send(relay.url, exampleRequest({ ...person, message: 'Knee [url=x]' }))
  await send(relay.url, exampleRequest({ ...person, email: 'quokka' }))
  await fetch(`${relay.url}/?email=quokka@wombat.example`)
  await fetch(`${relay.url}/quokka/%zz`)
  await relay.end('SIGTERM')
  const lines = relay.log().trim().split('\n')
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  expect(lines.length).toBeGreaterThan(5)
  expect(relay.log()).not.toMatch(/quokka|wombat|987654321|knee|127\.0\.0\.1"/i)
})
