import { once } from 'node:events'
import { connect } from 'node:tls'
import { bad, type Finding, good } from './finding.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** certbot renews 30 days before the end, so with fewer than 14 several renewals have failed. */
const MIN_DAYS = 14
const TIMEOUT_MS = 15_000

export async function checkCertificate(address: string): Promise<Finding> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') return good('http has no certificate: fine on this machine, not in public')
  try {
    return judgeExpiry(await expiryOf(hostname, Number(port) || 443), Date.now())
  } catch (error) {
    return bad(`the certificate is not accepted: ${(error as Error).message}`)
  }
}

export function judgeExpiry(expiry: Date, now: number): Finding {
  const days = Math.floor((expiry.getTime() - now) / DAY_MS)
  const text = `the certificate is valid until ${expiry.toISOString().slice(0, 10)}`
  return days >= MIN_DAYS ? good(text) : bad(`${text}, for ${days} more days: run certbot renew`)
}

async function expiryOf(host: string, port: number): Promise<Date> {
  const socket = connect({ host, port, servername: host })
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the host does not answer')))
  try {
    await once(socket, 'secureConnect')
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
