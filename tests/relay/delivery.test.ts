// Whatever the mail server does, every enquiry is delivered, or not delivered with a reason that the owner can read.
import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test, vi } from 'vitest'
import { temporaryDirectory } from '../temporary-files.ts'
import { bodyOf } from './fixtures.ts'
import { builtRelay } from './global-setup.ts'
import { listen, type MailServer, mailSettings, smtpError, startMailServer } from './mail-server.ts'
import { environmentOf, messagesIn, send, startRelay, WAIT } from './relay-process.ts'

const RETRYING = 'delivery failed; retrying later'

const messageIds = (messages: string[]) =>
  messages.map((message) => /^Message-ID: .*$/m.exec(message)?.[0].trim())
const queued = async (directory: string) =>
  (await readdir(join(directory, 'queue'))).filter((name) => /^[0-9]/.test(name) && !name.endsWith('.reason'))
const delivered = ({ received }: MailServer, count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), WAIT)

async function relayFor({ port }: { port: number }, query = '', login = '') {
  const directory = await temporaryDirectory()
  const settings = mailSettings(port, query, login)
  const inbox = async (...args: string[]) => {
    const env = environmentOf(directory, settings)
    return (await promisify(execFile)(process.execPath, [join(builtRelay, 'inbox.js'), ...args], { env }))
      .stdout
  }
  return { directory, settings, inbox, relay: await startRelay(directory, settings) }
}

const withLogin: SMTPServerOptions = {
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ password = '' }, _session, callback) =>
    password === 'right%pass'
      ? callback(null, { user: 'doctor' })
      : callback(Object.assign(new Error(`no such password ${password}`), { responseCode: 535 })),
}

describe.concurrent('a message is delivered', () => {
  test('once for each of eight visitors who send the same text, from the practice with Reply-To', async () => {
    const server = await startMailServer(withLogin)
    const { directory, relay } = await relayFor(server, '', 'doctor:right%25pass@')
    expect(await relay.logged('settings accepted')).toContain(`127.0.0.1:${server.port}`)
    for (let visitor = 1; visitor <= 8; visitor += 1) {
      await send(relay.url, bodyOf({ email: `visitor${visitor}@example.com` }))
    }
    await delivered(server, 8)
    await vi.waitFor(async () => expect(await queued(directory)).toEqual([]), WAIT)
    expect(server.received[0]).toContain('From: The Practice <website@example.com>\r\n')
    expect(server.received[0]).toMatch(/^Reply-To: Example Visitor <visitor\d@example.com>\r\n/m)
    expect(messageIds(server.received).sort()).toEqual(messageIds(await messagesIn(directory)).sort())
  })

  test('after a 4xx reply to MAIL, RCPT or DATA', async () => {
    const refused = new Set<string>()
    const refuseOnce = (command: string) => {
      if (refused.has(command)) return null
      refused.add(command)
      return smtpError(451)
    }
    const server = await startMailServer({
      onMailFrom: (_address, _session, callback) => callback(refuseOnce('MAIL')),
      onRcptTo: (_address, _session, callback) => callback(refuseOnce('RCPT')),
      refusal: () => refuseOnce('DATA'),
    })
    const { directory, relay } = await relayFor(server)
    for (let count = 0; count < 3; count += 1) await send(relay.url)
    await relay.logged(RETRYING)
    await delivered(server, 3)
    expect([...refused].sort()).toEqual(['DATA', 'MAIL', 'RCPT'])
    expect(messageIds(server.received).sort()).toEqual(messageIds(await messagesIn(directory)).sort())
  })

  test('after the server died before its reply, under the same Message-ID', async () => {
    const seen: string[] = []
    const dying = await startMailServer({
      async onData(stream) {
        seen.push(await text(stream))
        dying.close()
      },
    })
    const { directory, relay } = await relayFor(dying)
    await send(relay.url)
    await relay.logged(RETRYING)
    const server = await startMailServer({}, dying.port)
    await delivered(server, 1)
    expect(messageIds(server.received)).toEqual(messageIds(seen))
    expect(await messagesIn(directory)).toHaveLength(1)
  })

  test('after the server hung at its greeting, while visitors were served, and the relay was killed', async () => {
    const hanging = await listen(createServer(() => undefined))
    const { directory, settings, relay } = await relayFor(hanging, '?greetingTimeout=300')
    for (const message of ['1', '2', '3']) {
      expect((await send(relay.url, bodyOf({ message }))).status).toBe(200)
    }
    await relay.logged(RETRYING)
    await relay.end('SIGKILL')
    await hanging.close()
    const server = await startMailServer({}, hanging.port)
    await startRelay(directory, settings)
    await delivered(server, 3)
    expect(new Set(messageIds(server.received)).size).toBe(3)
  })

  test('from Junk only when the owner says that it is not junk', async () => {
    const server = await startMailServer()
    const { directory, inbox, relay } = await relayFor(server)
    const response = await send(relay.url, bodyOf({ message: 'Look [url=https://example.com]here[/url]' }))
    expect(await response.text()).toBe('OK')
    expect(await queued(directory)).toEqual([])
    expect(await readdir(join(directory, 'mailbox/.Junk'))).toContain('maildirfolder')
    await send(relay.url, bodyOf({ message: 'A question' }))
    await delivered(server, 1)
    expect(server.received[0]).toContain('A question')

    const [, id = ''] = /^(\w+) .*\[Junk\] \(links/m.exec(await inbox()) ?? []
    expect(await inbox('not-junk', id)).toContain('Moved to the inbox')
    for (const unknown of [['not-junk', id], ['answered', 'unknown'], ['unknown']]) {
      const failure = { code: 1, stdout: expect.stringContaining('There is no message') }
      await expect(inbox(...unknown)).rejects.toMatchObject(failure)
    }
    await delivered(server, 2)
    expect(await messagesIn(directory)).toHaveLength(2)
  })
})

describe.concurrent('a message that cannot be delivered', () => {
  test('becomes a dead letter after a 5xx reply, and a retry delivers it from the corrected sender', async () => {
    const sender = 'From: The Practice <practice@example.com>\r\n'
    const server = await startMailServer({
      refusal: (message) => (message.includes(sender) ? null : smtpError(550)),
    })
    const { directory, settings, inbox, relay } = await relayFor(server)
    await send(relay.url)
    await relay.logged('message not delivered')
    expect(await queued(directory)).toEqual([])
    const stored = await messagesIn(directory)
    expect(await inbox()).toMatch(/Not delivered .*\n.*Enquiry from Example Visitor: .*550/)
    expect(await (await fetch(`${relay.url}/healthz/delivery`)).json()).toMatchObject({ deadLetters: 1 })
    await relay.end('SIGTERM')
    await startRelay(directory, { ...settings, MAIL_FROM: 'The Practice <practice@example.com>' })
    expect(await inbox('retry')).toContain('Queued again: 1.')
    await delivered(server, 1)
    expect(messageIds(server.received)).toEqual(messageIds(stored))
    expect(await inbox()).not.toContain('Not delivered')
  })

  test('is not sent to a server with an untrusted certificate', async () => {
    const server = await startMailServer({ disabledCommands: ['AUTH'] })
    const { directory, relay } = await relayFor(server)
    await send(relay.url)
    expect(await relay.logged(RETRYING)).toMatch(/ETLS|ESOCKET/)
    expect(server.received).toEqual([])
    expect(await queued(directory)).toHaveLength(1)
  })

  test('is stored while the password is wrong, which is logged at start with host, port and reason', async () => {
    const server = await startMailServer(withLogin)
    const { relay } = await relayFor(server, '', 'doctor:wrong%25pass@')
    const line = await relay.logged('Enquiries are stored')
    expect(line).toContain(`mail server 127.0.0.1:${server.port}: Invalid login: 535`)
    expect((await send(relay.url)).status).toBe(200)
    await relay.logged(RETRYING)
    const { lastError, ...status } = await (await fetch(`${relay.url}/healthz/delivery`)).json()
    expect(status).toEqual({ isConfigured: true, waiting: 1, oldest: expect.any(String), deadLetters: 0 })
    expect(lastError).toMatchObject({ code: 'EAUTH 535' })
    expect(relay.log.join('\n')).not.toMatch(/wrong%(25)?pass/)
  })
})
