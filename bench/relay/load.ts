// Senders on raw sockets, because they share the processor with the relay that they measure.
import { connect } from 'node:net'
import { SEND_PATH } from '#contract/emailjs-api.ts'
import { exampleRequest } from '#contract/example-enquiry.ts'

export type Load = { count: number; senders: number; bytes: number }

/** Returns enquiries per second; rejects unless each was answered with 200. */
export async function sendEnquiries(address: string, { count, senders, bytes }: Load): Promise<number> {
  const request = requestOf(bytes)
  const { port, hostname } = new URL(address)
  const start = performance.now()
  let left = count
  const sender = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(port), hostname).setNoDelay()
      const sendNext = () => {
        if (left-- > 0) return void socket.write(request)
        socket.destroy()
        resolve()
      }
      socket.on('connect', sendNext).on('error', reject)
      socket.on('data', (answer: Buffer) => {
        const status = answer.toString('latin1', 9, 12)
        if (status === '200') sendNext()
        else reject(new Error(`an enquiry was answered with ${status}`))
      })
    })
  await Promise.all(Array.from({ length: senders }, sender))
  return count / ((performance.now() - start) / 1000)
}

function requestOf(bytes: number): string {
  const message = 'I would like to ask about postnatal massage. '.repeat(bytes / 90)
  const body = JSON.stringify(exampleRequest({ message }))
  const lines = [`POST ${SEND_PATH} HTTP/1.1`, 'Host: bench', 'Content-Type: application/json']
  return `${lines.join('\r\n')}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
