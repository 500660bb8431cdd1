// Whatever the mail server does, every enquiry is delivered, or the owner can read why it was not.
import { execFile } from 'node:child_process'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test, vi } from 'vitest'
import { exampleRequest } from '#contract/example-enquiry.ts'
import { openQueue } from '../../relay/delivery/queue.ts'
import { builtRelay } from './support/global-setup.ts'
import { type MailServer, mailSettings, smtpError, startMailServer } from './support/mail-server.ts'
import { messagesIn, send, startRelay, WAIT } from './support/relay-process.ts'
import { environmentOf } from './support/spawn-relay.ts'

const RETRYING = 'delivery failed; retrying later'

const idsOf = (messages: string[]) =>
  messages.map((message) => /^Message-ID: .*$/m.exec(message)?.[0].trim()).sort()
const queued = async (directory: string) => (await openQueue(join(directory, 'queue')).names()).length
const delivered = ({ received }: MailServer, count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), WAIT)

async function relayFor({ port }: { port: number }, login = '') {
  const settings = mailSettings(port, login)
  const relay = await startRelay(settings)
  const inbox = async (...args: string[]) => {
    const options = { cwd: relay.directory, env: environmentOf(relay.directory, settings) }
    const program = [resolve(builtRelay, 'inbox.js'), ...args]
    return (await promisify(execFile)(process.execPath, program, options)).stdout
  }
  const status = async () => (await fetch(`${relay.url}/healthz/delivery`)).json()
  return { ...relay, settings, inbox, status }
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
  test('once for each of eight visitors with the same text, also after a 4xx reply to MAIL, RCPT or DATA', async () => {
    const refused = new Set<string>()
    const refuseOnce = (command: string) => {
      if (refused.has(command)) return null
      refused.add(command)
      return smtpError(451)
    }
    const server = await startMailServer({
      ...withLogin,
      onMailFrom: (_address, _session, callback) => callback(refuseOnce('MAIL')),
      onRcptTo: (_address, _session, callback) => callback(refuseOnce('RCPT')),
      refusal: () => refuseOnce('DATA'),
    })
    const { url, directory, logged } = await relayFor(server, 'doctor:right%25pass@')
    expect(await logged('settings accepted')).toContain(`127.0.0.1:${server.port}`)
    for (let visitor = 1; visitor <= 8; visitor += 1) {
      await send(url, exampleRequest({ email: `visitor${visitor}@example.com` }))
    }
    await logged(RETRYING)
    await delivered(server, 8)
    await vi.waitFor(async () => expect(await queued(directory)).toBe(0), WAIT)
    expect(refused.size).toBe(3)
    expect(server.received[0]).toContain('From: The Practice <website@example.com>\r\n')
    expect(server.received[0]).toMatch(/^Reply-To: Example Visitor <visitor\d@example.com>\r\n/m)
    expect(idsOf(server.received)).toEqual(idsOf(await messagesIn(directory)))
  })

  test('after the server died before its reply and the relay was killed, under the same Message-ID', async () => {
    const seen: string[] = []
    const dying = await startMailServer({
      async onData(stream) {
        seen.push(await text(stream))
        dying.close()
      },
    })
    const { url, directory, settings, logged, end } = await relayFor(dying)
    await send(url)
    await logged(RETRYING)
    await send(url)
    await end('SIGKILL')
    const server = await startMailServer({}, dying.port)
    await startRelay(settings, directory)
    await delivered(server, 2)
    expect(idsOf(server.received)).toEqual(idsOf(await messagesIn(directory)))
    expect(idsOf(server.received)).toContain(idsOf(seen)[0])
  })

  test('also if it may be advertising, with a mark in its subject and for filters', async () => {
    const suspicious = [
      { lastName: 'Dr.Kumar.info' },
      { message: 'See <a href="x.example">this</a>' },
      { message: 'https://x.example '.repeat(4) },
      { message: 'Guest posts: https://x.example' },
    ]
    const server = await startMailServer()
    const { url, inbox } = await relayFor(server)
    await send(url)
    for (const fields of suspicious) await send(url, exampleRequest(fields))
    await delivered(server, 5)
    const isMarked = (message: string) =>
      /^Subject: \[Possible spam\] Enquiry/m.test(message) &&
      /^X-Spam-Flag: YES\r\nX-Spam-Reason: /m.test(message)
    expect(server.received.filter(isMarked)).toHaveLength(4)
    const listed = (await inbox()).split('\n').filter((line) => line.includes('[Possible spam]'))
    expect(listed).toHaveLength(4)
    expect(listed.join()).toContain('(a link in a name)')
  })
})

describe.concurrent('a message that cannot be delivered', () => {
  test('becomes a dead letter after a 5xx reply, and a retry delivers it from the corrected sender', async () => {
    const sender = 'From: The Practice <practice@example.com>\r\n'
    const server = await startMailServer({
      refusal: (message) => (message.includes(sender) ? null : smtpError(550)),
    })
    const { url, directory, settings, inbox, status, logged, end } = await relayFor(server)
    await send(url)
    await logged('message not delivered')
    expect(await inbox()).toMatch(/Not delivered .*\n.*Enquiry from Example Visitor: .*550/)
    expect(await status()).toMatchObject({ isWorking: false, waiting: 0, deadLetters: 1 })
    await end('SIGTERM')
    await startRelay({ ...settings, MAIL_FROM: 'The Practice <practice@example.com>' }, directory)
    expect(await inbox('retry')).toContain('Queued again: 1.')
    await delivered(server, 1)
    expect(idsOf(server.received)).toEqual(idsOf(await messagesIn(directory)))
    expect(await inbox()).not.toContain('Not delivered')
  })

  test('is not named in npm run inbox by a wrong id', async () => {
    const { inbox } = await relayFor(await startMailServer())
    for (const unknown of [['answered', 'unknown'], ['unknown']]) {
      const failure = { code: 1, stdout: expect.stringContaining('There is no message') }
      await expect(inbox(...unknown)).rejects.toMatchObject(failure)
    }
  })

  test('is not marked as answered by npm run inbox without an id, which is asked for', async () => {
    const { inbox } = await relayFor(await startMailServer())
    const failure = { code: 1, stdout: expect.stringContaining('Write the id of the message too.') }
    await expect(inbox('answered')).rejects.toMatchObject(failure)
  })

  test.each([
    ['the password is wrong', withLogin, 'doctor:wrong%25pass@', /Invalid login: 535/, 'EAUTH 535'],
    ['the certificate is not trusted', { disabledCommands: ['AUTH'] }, '', /certificate/, 'ESOCKET'],
  ])(
    'waits while %s, which is logged with host, port and reason',
    async (_, options, login, reason, code) => {
      const server = await startMailServer(options)
      const { url, directory, log, status, logged } = await relayFor(server, login)
      const line = await logged('Enquiries are stored')
      expect(line).toContain(`mail server 127.0.0.1:${server.port}`)
      expect(line).toMatch(reason)
      expect((await send(url)).status).toBe(200)
      const { undelivered } = openQueue(join(directory, 'queue'))
      await vi.waitFor(async () => expect((await undelivered())[0]?.reason).toMatch(reason), WAIT)
      expect(await status()).toEqual({
        isConfigured: true,
        isWorking: false,
        waiting: 1,
        oldest: expect.any(String),
        deadLetters: 0,
        lastError: { code, at: expect.any(String) },
      })
      expect(server.received).toEqual([])
      expect(log()).not.toMatch(/wrong%(25)?pass/)
    },
  )
})
