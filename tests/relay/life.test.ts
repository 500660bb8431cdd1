// From start to end of the process, and what it tells meanwhile.
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { bodyOf, lettersIn, SEND_PATH, scratchFolder, send, spawnRelay, startRelay } from './running.ts'

test('SIGTERM finishes what is in hand, then exits with 0', async () => {
  const folder = await scratchFolder()
  const relay = await startRelay(folder)
  const body = JSON.stringify(bodyOf())
  const socket = connect(relay.port, '127.0.0.1')
  await once(socket, 'connect')
  const head = `POST ${SEND_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n`
  socket.write(`${head}Content-Length: ${body.length}\r\n\r\n`)
  await once(socket, 'data') // 100: the request is in hand
  relay.child.kill('SIGTERM')
  await expect.poll(() => send(relay.url).catch(() => 'closed')).toBe('closed')
  socket.write(body)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*connection: close/i)
  expect(await relay.end('SIGTERM')).toBe(0) // a second signal does not cut the farewell short
  expect(await lettersIn(folder)).toHaveLength(1)
})

test('an idle relay ends at once, though a browser keeps its connection', async () => {
  const relay = await startRelay(await scratchFolder())
  const socket = connect(relay.port, '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  expect(await relay.end('SIGTERM')).toBe(0)
})

async function failedStart(settings: Record<string, string>) {
  const child = spawnRelay(await scratchFolder(), settings)
  const [told] = await Promise.all([text(child.stderr), once(child, 'exit')])
  return { code: child.exitCode, lines: told.trim().split('\n') }
}

test('a taken port is told in one line with a way out', async () => {
  const relay = await startRelay(await scratchFolder())
  const { code, lines } = await failedStart({ PORT: String(relay.port) })
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/port is taken.*PORT=/)])
})

test('a missing setting stops the start with its name and an example', async () => {
  const { code, lines } = await failedStart({ SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'w@example.com' })
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/^MAIL_TO is missing.*for example: MAIL_TO=/)])
})

test('the log is JSON, line by line, and tells nothing about a person', async () => {
  const relay = await startRelay(await scratchFolder())
  const person = {
    firstName: 'Quokka',
    lastName: 'Wombat',
    email: 'quokka@wombat.example',
    phoneNumber: '987654321',
    message: 'My knee hurts',
  }
  await send(relay.url, bodyOf(person))
  await send(relay.url, bodyOf({ ...person, message: 'Knee [url=x]' }))
  await send(relay.url, bodyOf({ ...person, email: 'quokka' }))
  await fetch(`${relay.url}/?email=quokka@wombat.example`)
  await fetch(`${relay.url}/quokka/%zz`)
  await relay.end('SIGTERM')
  for (const line of relay.log) expect(() => JSON.parse(line)).not.toThrow()
  expect(relay.log.length).toBeGreaterThan(5)
  expect(relay.log.join('\n')).not.toMatch(/quokka|wombat|987654321|knee|127\.0\.0\.1"/i)
})
