// A real SMTP server in the test process, on a port of its own.
import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { cleanUpAfterAll } from './clean-up.ts'

export type MailServer = { received: string[]; port: number; close(): Promise<void> }

type Options = SMTPServerOptions & {
  /** The answer to DATA, if the message is not accepted. */
  refusal?: (message: string) => Error | null
}

/** Accepts every message, unless an option refuses or hangs. */
export async function startMailServer(
  { refusal = () => null, ...options }: Options = {},
  port = 0,
): Promise<MailServer> {
  const received: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    async onData(stream, _session, callback) {
      const message = await text(stream)
      const error = refusal(message)
      if (!error) received.push(message)
      callback(error)
    },
    ...options,
  })
  server.on('error', () => undefined)
  return { received, ...(await listen(server.server, port)) }
}

/** `close` cuts all connections. */
export async function listen(server: Server, port = 0) {
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => sockets.add(socket.on('error', () => undefined)))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  cleanUpAfterAll(close)
  return { port: (server.address() as AddressInfo).port, close }
}

export const smtpError = (responseCode: number) => Object.assign(new Error('not now'), { responseCode })

export const mailSettings = (port: number, login = '') => ({
  SMTP_URL: `smtp://${login}127.0.0.1:${port}`,
  MAIL_TO: 'doctor@example.com',
  MAIL_FROM: 'The Practice <website@example.com>',
})
