// Senders that cost little themselves: the relay and they share the machine.
import { connect } from 'node:net'
import { relayAccount, SEND_PATH } from '#contract/wire.ts'

export type Load = { count: number; senders: number }

/** Answers with enquiries a second, and fails unless each one was answered with 200. */
export async function sendMany(port: number, { count, senders }: Load): Promise<number> {
  const start = performance.now()
  let left = count
  const isMore = () => left-- > 0
  await Promise.all(Array.from({ length: senders }, () => sendInTurn(port, isMore)))
  return count / ((performance.now() - start) / 1000)
}

/** One enquiry after the other on one connection. */
function sendInTurn(port: number, isMore: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1').setNoDelay()
    const end = () => {
      socket.destroy()
      resolve()
    }
    const sendNext = () => (isMore() ? socket.write(nextRequest(), 'latin1') : end())
    socket.on('connect', sendNext).on('error', reject)
    socket.on('data', (answer: Buffer) => {
      const status = answer.toString('latin1', 9, 12)
      if (status === '200') sendNext()
      else reject(new Error(`an enquiry was answered with ${status}`))
    })
  })
}

const NUMBER_LENGTH = 9
const PLACE_OF_THE_NUMBER = '#'.repeat(NUMBER_LENGTH)
/** All alike but for a number in the message: the same text again and again would be spam. */
const [head = '', tail = ''] = requestAbout(PLACE_OF_THE_NUMBER).split(PLACE_OF_THE_NUMBER)
let lettersSent = 0

function nextRequest(): string {
  lettersSent += 1
  return head + String(lettersSent).padStart(NUMBER_LENGTH, '0') + tail
}

function requestAbout(number: string): string {
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
      message: `Enquiry ${number}: ${'I would like to ask about postnatal massage. '.repeat(8)}`,
    },
  })
  const lines = [`POST ${SEND_PATH} HTTP/1.1`, 'Host: bench', 'Content-Type: application/json']
  return `${lines.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
