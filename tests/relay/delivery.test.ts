// Whatever the mail server does, every enquiry is delivered, or not delivered with a reason that the owner can read.
import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test, vi } from 'vitest'
import { bodyOf } from './fixtures.ts'
import { listen, type MailServer, mailSettings, smtpError, startMailServer } from './mail-server.ts'
import { built, environmentOf, messagesIn, send, startRelay, temporaryDirectory } from './relay-process.ts'

const RETRYING = 'delivery failed; retrying later'

const messageIds = (messages: string[]) =>
  messages.map((message) => /^Message-ID: .*$/m.exec(message)?.[0].trim())
const queued = async (directory: string) =>
  (await readdir(join(directory, 'queue'))).filter((name) => /^[0-9].*[^n]$/.test(name))
const delivered = ({ received }: MailServer, count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), wait)
/** The first retry comes after five seconds, and ten processes may share two cores. */
const wait = { timeout: 40_000, interval: 20 }

async function inbox(directory: string, settings: Record<string, string>, ...args: string[]) {
  const command = [join(built, 'inbox.js'), ...args]
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    env: environmentOf(directory, settings),
  })
  return stdout
}

describe.concurrent('a message is delivered', { timeout: 60_000 }, () => {
  test('once, from the practice, with Reply-To the visitor', async () => {
    const [directory, server] = [await temporaryDirectory(), await startMailServer()]
    const relay = await startRelay(directory, mailSettings(server.port))
    await send(relay.url)
    await delivered(server, 1)
    await vi.waitFor(async () => expect(await queued(directory)).toEqual([]), wait)
    expect(server.received[0]).toContain('From: The Practice <website@example.com>\r\n')
    expect(server.received[0]).toContain('Reply-To: Example Visitor <visitor@example.com>\r\n')
    expect(messageIds(server.received)).toEqual(messageIds(await messagesIn(directory)))
  })

  test('for each of eight visitors who send the same text', async () => {
    const [directory, server] = [await temporaryDirectory(), await startMailServer()]
    const relay = await startRelay(directory, mailSettings(server.port))
    for (let visitor = 1; visitor <= 8; visitor += 1) {
      await send(relay.url, bodyOf({ email: `visitor${visitor}@example.com` }))
    }
    await delivered(server, 8)
    expect(await messagesIn(directory)).toHaveLength(8)
  })

  test('when the server is down at the start and comes up later', async () => {
    const [directory, first] = [await temporaryDirectory(), await startMailServer()]
    await first.close()
    const relay = await startRelay(directory, mailSettings(first.port))
    expect((await send(relay.url)).status).toBe(200)
    await relay.logged(RETRYING)
    await delivered(await startMailServer({}, first.port), 1)
  })

  test.each(['MAIL', 'RCPT', 'DATA'])('after a 4xx answer to %s', async (command) => {
    let refusals = 0
    const received: string[] = []
    const answer = (asked: string, callback: (error?: Error) => void) =>
      callback(asked === command && refusals++ === 0 ? smtpError(451) : undefined)
    const options: SMTPServerOptions = {
      onMailFrom: (_address, _session, callback) => answer('MAIL', callback),
      onRcptTo: (_address, _session, callback) => answer('RCPT', callback),
      async onData(stream, _session, callback) {
        const message = await text(stream)
        answer('DATA', (error) => {
          if (!error) received.push(message)
          callback(error)
        })
      },
    }
    const [directory, server] = [await temporaryDirectory(), await startMailServer(options)]
    const relay = await startRelay(directory, mailSettings(server.port))
    await send(relay.url)
    await relay.logged(RETRYING)
    expect(await queued(directory)).toHaveLength(1)
    await vi.waitFor(() => expect(received).toHaveLength(1), wait)
  })

  test('after the server hung at its greeting', async () => {
    const directory = await temporaryDirectory()
    const hanging = await listen(createServer(() => undefined))
    const relay = await startRelay(directory, mailSettings(hanging.port, '?greetingTimeout=300'))
    await send(relay.url)
    await relay.logged(RETRYING)
    await hanging.close()
    await delivered(await startMailServer({}, hanging.port), 1)
  })

  test('after the server died before its answer, under the same Message-ID', async () => {
    const directory = await temporaryDirectory()
    const seen: string[] = []
    const dying = await startMailServer({
      async onData(stream) {
        seen.push(await text(stream))
        dying.close()
      },
    })
    const relay = await startRelay(directory, mailSettings(dying.port))
    await send(relay.url)
    await relay.logged(RETRYING)
    const server = await startMailServer({}, dying.port)
    await delivered(server, 1)
    expect(messageIds(server.received)).toEqual(messageIds(seen))
    expect(await messagesIn(directory)).toHaveLength(1)
  })

  test('from the queue of a process that was killed', async () => {
    const [directory, first] = [await temporaryDirectory(), await startMailServer()]
    await first.close()
    const relay = await startRelay(directory, mailSettings(first.port))
    await Promise.all([1, 2, 3].map((n) => send(relay.url, bodyOf({ message: `Message ${n}` }))))
    await relay.end('SIGKILL')
    const server = await startMailServer({}, first.port)
    await startRelay(directory, mailSettings(first.port))
    await delivered(server, 3)
    expect(new Set(messageIds(server.received)).size).toBe(3)
  })

  test('from Junk only when the owner says that it is not junk', async () => {
    const [directory, server] = [await temporaryDirectory(), await startMailServer()]
    const settings = mailSettings(server.port)
    const relay = await startRelay(directory, settings)
    await send(relay.url, bodyOf({ message: 'Look [url=https://example.com]here[/url]' }))
    await send(relay.url, bodyOf({ message: 'A question' }))
    await delivered(server, 1)
    expect(server.received[0]).toContain('A question')
    expect(await messagesIn(directory, '.Junk')).toHaveLength(1)

    const listing = await inbox(directory, settings)
    const [, id = ''] = /^(\w+) .*\[Junk\]/m.exec(listing) ?? []
    expect(await inbox(directory, settings, 'not-junk', id)).toContain('Moved to the inbox')
    await delivered(server, 2)
    expect(await messagesIn(directory)).toHaveLength(2)
  })
})

describe.concurrent('a message that cannot be delivered', { timeout: 60_000 }, () => {
  test('becomes a dead letter after a 5xx answer, and stays in the mailbox', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, callback) => callback(smtpError(550))
    const [directory, server] = [await temporaryDirectory(), await startMailServer({ onRcptTo })]
    const settings = mailSettings(server.port)
    const relay = await startRelay(directory, settings)
    expect((await send(relay.url)).status).toBe(200)
    await relay.logged('message not delivered')
    expect(await queued(directory)).toEqual([])
    expect(await messagesIn(directory)).toHaveLength(1)
    expect(await inbox(directory, settings)).toMatch(
      /Not delivered .*\n.*Enquiry from Example Visitor: .*550/,
    )
  })

  test('is not sent to a server with an untrusted certificate', async () => {
    const [directory, server] = [
      await temporaryDirectory(),
      await startMailServer({ disabledCommands: ['AUTH'] }),
    ]
    const relay = await startRelay(directory, mailSettings(server.port))
    await send(relay.url)
    expect(await relay.logged(RETRYING)).toMatch(/ETLS|ESOCKET/)
    expect(server.received).toEqual([])
    expect(await queued(directory)).toHaveLength(1)
  })

  test('stays in the queue while the server hangs, and visitors are served', async () => {
    const [directory, hanging] = [await temporaryDirectory(), await listen(createServer(() => undefined))]
    const relay = await startRelay(directory, mailSettings(hanging.port))
    for (let count = 0; count < 6; count += 1) expect((await send(relay.url)).status).toBe(200)
    expect(await queued(directory)).toHaveLength(6)
  })
})

describe.concurrent('at start the mail settings are checked', { timeout: 60_000 }, () => {
  const onAuth: SMTPServerOptions['onAuth'] = ({ password = '' }, _session, callback) =>
    password === 'right%pass'
      ? callback(null, { user: 'doctor' })
      : callback(Object.assign(new Error(`no such password ${password}`), { responseCode: 535 }))
  const options = { onAuth, disabledCommands: ['STARTTLS'], allowInsecureAuth: true }

  test('a wrong password is logged with host, port and reason, and enquiries are stored', async () => {
    const [directory, server] = [await temporaryDirectory(), await startMailServer(options)]
    const relay = await startRelay(directory, mailSettings(server.port, '', 'doctor:wrong%25pass@'))
    const line = await relay.logged('Enquiries are stored')
    expect(line).toContain(`mail server 127.0.0.1:${server.port}: Invalid login: 535`)
    expect((await send(relay.url)).status).toBe(200)
    await relay.logged(RETRYING)
    const { lastError, ...status } = await (await fetch(`${relay.url}/healthz/delivery`)).json()
    expect(status).toEqual({ isConfigured: true, waiting: 1, oldest: expect.any(String), deadLetters: 0 })
    expect(lastError).toMatchObject({ code: 'EAUTH 535' })
    expect(relay.log.join('\n')).not.toMatch(/wrong%(25)?pass/)
  })

  test('the right password is logged as accepted', async () => {
    const [directory, server] = [await temporaryDirectory(), await startMailServer(options)]
    const relay = await startRelay(directory, mailSettings(server.port, '', 'doctor:right%25pass@'))
    expect(await relay.logged('settings accepted')).toContain(`127.0.0.1:${server.port}`)
    await send(relay.url)
    await delivered(server, 1)
  })
})
