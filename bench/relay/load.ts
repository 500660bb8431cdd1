// Senders that cost little themselves: the relay and they share the machine.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { relayAccount, SEND_PATH } from '#contract/wire.ts'

export type Load = { count: number; senders: number }

let lettersSent = 0

/** Answers with enquiries a second, and fails unless each one was answered with 200. */
export async function sendMany(port: number, { count, senders }: Load): Promise<number> {
  const start = performance.now()
  let left = count
  const sender = async () => {
    const socket = connect(port, '127.0.0.1').setNoDelay()
    await once(socket, 'connect')
    while (left > 0) {
      left -= 1
      await sendOne(socket)
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: senders }, sender))
  return count / ((performance.now() - start) / 1000)
}

async function sendOne(socket: Socket) {
  socket.write(request())
  const [answer]: Buffer[] = await once(socket, 'data')
  const status = answer?.toString('latin1', 9, 12)
  if (status !== '200') throw new Error(`an enquiry was answered with ${status}`)
}

function request(): string {
  lettersSent += 1
  const body = JSON.stringify({
    lib_version: '4.4.1',
    user_id: relayAccount.publicKey,
    service_id: relayAccount.serviceId,
    template_id: relayAccount.templateId,
    template_params: {
      firstName: 'Example',
      lastName: 'Visitor',
      email: 'visitor@example.com',
      phoneNumber: '5550100',
      countryCode: '+1',
      message: `Enquiry ${lettersSent}: ${'I would like to ask about postnatal massage. '.repeat(8)}`,
    },
  })
  const lines = [`POST ${SEND_PATH} HTTP/1.1`, 'Host: bench', 'Content-Type: application/json']
  return `${lines.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
