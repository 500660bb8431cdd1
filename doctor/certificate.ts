import { once } from 'node:events'
import { connect, type TLSSocket } from 'node:tls'
import { bad, type Finding, good } from './finding.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** certbot renews thirty days before the end: later than this, something has failed more than once. */
const FEWEST_DAYS = 14
const PATIENCE_MS = 15_000

export async function examineCertificate(site: string, now = Date.now()): Promise<Finding[]> {
  const { protocol, hostname, port } = new URL(site)
  if (protocol !== 'https:')
    return [good('no TLS here, so no certificate: fine on this machine, not for the public')]
  try {
    return [judge(await endOf(hostname, Number(port) || 443), now)]
  } catch (error) {
    return [bad(`the certificate is not accepted: ${(error as Error).message}`)]
  }
}

export function judge(end: Date, now: number): Finding {
  const days = Math.floor((end.getTime() - now) / DAY_MS)
  const until = `the certificate is good until ${end.toISOString().slice(0, 10)}`
  return days >= FEWEST_DAYS
    ? good(until)
    : bad(`${until}, in ${days} days: it should have been renewed by now, look at certbot renew`)
}

async function endOf(host: string, port: number): Promise<Date> {
  const socket: TLSSocket = connect({ host, port, servername: host })
  socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('the host does not answer')))
  try {
    await once(socket, 'secureConnect')
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
