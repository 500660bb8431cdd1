// Whatever the mail server does, nothing is lost. The server is a real one, in this process, on a port of its own.
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, test, vi } from 'vitest'
import { atTheEnd, bodyOf, lettersIn, scratchFolder, send, startRelay } from './running.ts'

type Inbox = { letters: string[]; port: number; close(): Promise<void> }

/** The hook may refuse, hang or die; without one every letter is accepted. */
async function mailServer(options: SMTPServerOptions = {}, port = 0): Promise<Inbox> {
  const letters: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onData(stream, _session, callback) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        letters.push(text)
        callback()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  const { port: ownPort, close } = await listening(server.server, port)
  return { letters, port: ownPort, close }
}

const settings = (port: number, query = '') => ({
  SMTP_URL: `smtp://127.0.0.1:${port}${query}`,
  MAIL_TO: 'doctor@example.com',
  MAIL_FROM: 'The Practice <website@example.com>',
})
const refuse = (responseCode: number) => Object.assign(new Error('not now'), { responseCode })
const messageIds = (letters: string[]) =>
  letters.map((letter) => /^Message-ID: .*$/m.exec(letter)?.[0].trim())
const queued = async (folder: string) =>
  (await readdir(join(folder, 'queue'))).filter((name) => /^[0-9]/.test(name))
const setAside = async (folder: string) => readdir(join(folder, 'queue', 'failed'))
const delivered = (inbox: Inbox, count: number) =>
  vi.waitFor(() => expect(inbox.letters).toHaveLength(count), wait)
/** A first pause takes five seconds, so this is not a matter of speed. */
const wait = { timeout: 15_000, interval: 20 }

describe.concurrent('a letter reaches the practice', () => {
  test('once, from the practice, with the visitor to reply to', async () => {
    const [folder, inbox] = [await scratchFolder(), await mailServer()]
    const relay = await startRelay(folder, settings(inbox.port))
    await send(relay.url)
    await delivered(inbox, 1)
    await vi.waitFor(async () => expect(await queued(folder)).toEqual([]), wait)
    expect(inbox.letters[0]).toContain('From: The Practice\r\n <website@example.com>')
    expect(inbox.letters[0]).toContain('Reply-To: Example Visitor\r\n <visitor@example.com>')
    expect(messageIds(inbox.letters)).toEqual(messageIds(await lettersIn(folder)))
  })

  test('when the server is down at the start and comes up later', async () => {
    const [folder, first] = [await scratchFolder(), await mailServer()]
    await first.close()
    const relay = await startRelay(folder, settings(first.port))
    expect((await send(relay.url)).status).toBe(200)
    await relay.logged('a letter is tried again later')
    const inbox = await mailServer({}, first.port)
    await delivered(inbox, 1)
  })

  test.each([
    ['MAIL', { onMailFrom: 'refuse' }],
    ['RCPT', { onRcptTo: 'refuse' }],
    ['DATA', { onData: 'refuse' }],
  ])('after a 4xx to %s, tried again until it is taken', async (_command, which) => {
    let refusals = 0
    const once4xx = (callback: (error?: Error) => void) =>
      callback(refusals++ === 0 ? refuse(451) : undefined)
    const letters: string[] = []
    const options: SMTPServerOptions = {
      onMailFrom: (_address, _session, callback) => ('onMailFrom' in which ? once4xx(callback) : callback()),
      onRcptTo: (_address, _session, callback) => ('onRcptTo' in which ? once4xx(callback) : callback()),
      onData(stream, _session, callback) {
        stream.resume().on('end', () => {
          if ('onData' in which && refusals === 0) return once4xx(callback)
          letters.push('taken')
          callback()
        })
      },
    }
    const [folder, server] = [await scratchFolder(), await mailServer(options)]
    const relay = await startRelay(folder, settings(server.port))
    await send(relay.url)
    await relay.logged('a letter is tried again later')
    expect(await queued(folder)).toHaveLength(1)
    await vi.waitFor(() => expect(letters).toEqual(['taken']), wait)
  })

  test('after the server hung at its greeting', async () => {
    const folder = await scratchFolder()
    const hanging = await listening(createServer(() => undefined))
    const relay = await startRelay(folder, settings(hanging.port, '?greetingTimeout=300'))
    await send(relay.url)
    await relay.logged('a letter is tried again later')
    await hanging.close()
    await delivered(await mailServer({}, hanging.port), 1)
  })

  test('after the server died between the letter and its answer, under the same Message-ID', async () => {
    const folder = await scratchFolder()
    const seen: string[] = []
    const dying = await mailServer({
      onData(stream) {
        let text = ''
        stream.on('data', (chunk) => {
          text += chunk
        })
        stream.on('end', () => {
          seen.push(text)
          dying.close()
        })
      },
    })
    const relay = await startRelay(folder, settings(dying.port))
    await send(relay.url)
    await relay.logged('a letter is tried again later')
    const inbox = await mailServer({}, dying.port)
    await delivered(inbox, 1)
    expect(messageIds(inbox.letters)).toEqual(messageIds(seen))
    expect(await lettersIn(folder)).toHaveLength(1)
  })

  test('after a restart, from the queue of the life before', async () => {
    const [folder, first] = [await scratchFolder(), await mailServer()]
    await first.close()
    const relay = await startRelay(folder, settings(first.port))
    await Promise.all([1, 2, 3].map((n) => send(relay.url, bodyOf({ message: `Letter ${n}` }))))
    await relay.end('SIGKILL')
    const inbox = await mailServer({}, first.port)
    await startRelay(folder, settings(first.port))
    await delivered(inbox, 3)
    expect(new Set(messageIds(inbox.letters)).size).toBe(3)
  })
})

describe.concurrent('a letter that cannot be sent', () => {
  test('is set aside after a 5xx, and kept in the mailbox', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, callback) => callback(refuse(550))
    const [folder, server] = [await scratchFolder(), await mailServer({ onRcptTo })]
    const relay = await startRelay(folder, settings(server.port))
    expect((await send(relay.url)).status).toBe(200)
    await relay.logged('a letter was set aside')
    expect(await queued(folder)).toEqual([])
    expect(await setAside(folder)).toHaveLength(2)
    expect(await lettersIn(folder)).toHaveLength(1)
  })

  test('is not sent to a server whose certificate nobody vouches for', async () => {
    const [folder, server] = [await scratchFolder(), await mailServer({ disabledCommands: ['AUTH'] })]
    const relay = await startRelay(folder, settings(server.port))
    await send(relay.url)
    expect(await relay.logged('a letter is tried again later')).toMatch(/ETLS|ESOCKET/)
    expect(server.letters).toEqual([])
    expect(await queued(folder)).toHaveLength(1)
  })

  test('stays in the queue while the server says nothing, and visitors are served', async () => {
    const [folder, hanging] = [await scratchFolder(), await listening(createServer(() => undefined))]
    const relay = await startRelay(folder, settings(hanging.port))
    for (let letter = 0; letter < 6; letter += 1) expect((await send(relay.url)).status).toBe(200)
    expect(await queued(folder)).toHaveLength(6 - (await lettersIn(folder, '.Junk')).length)
  })

  test('junk is not sent at all', async () => {
    const [folder, inbox] = [await scratchFolder(), await mailServer()]
    const relay = await startRelay(folder, settings(inbox.port))
    await send(relay.url, bodyOf({ message: 'Look [url=https://example.com]here[/url]' }))
    await send(relay.url, bodyOf({ message: 'An honest question' }))
    await delivered(inbox, 1)
    expect(inbox.letters[0]).toContain('An honest question')
    expect(await lettersIn(folder, '.Junk')).toHaveLength(1)
  })
})

/** Its end is sudden: connections are cut, not finished. */
async function listening(server: Server, port = 0) {
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => sockets.add(socket.on('error', () => undefined)))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const { port: ownPort } = server.address() as AddressInfo
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  atTheEnd(close)
  return { port: ownPort, close }
}
