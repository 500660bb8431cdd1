// Who may talk to the editor: only pages that this server has sent, opened on this machine.
import type { IncomingHttpHeaders } from 'node:http'

type Request = { method?: string | undefined; headers: IncomingHttpHeaders }

const HOSTS = ['127.0.0.1', 'localhost']

/** The reason a request is refused; nothing if it may pass. */
export function refusalOf({ method = 'GET', headers }: Request, port: number): string | undefined {
  const hosts = HOSTS.map((host) => `${host}:${port}`)
  // A foreign page whose name leads here (DNS rebinding) still sends its own name.
  if (!headers.host || !hosts.includes(headers.host)) return `Open http://${hosts[0]}/edit/ instead.`
  const site = headers['sec-fetch-site']
  if (site === 'cross-site' || site === 'same-site') {
    // Following a link to the editor is harmless; embedding it, or reading from it, is not.
    return headers['sec-fetch-mode'] === 'navigate' &&
      headers['sec-fetch-dest'] === 'document' &&
      method === 'GET'
      ? undefined
      : 'Only the editor itself may ask for this.'
  }
  if (method === 'GET' || method === 'HEAD') return undefined
  return headers.origin === `http://${headers.host}`
    ? undefined
    : 'Only the editor itself may change something.'
}
