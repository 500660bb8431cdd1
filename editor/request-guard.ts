// Who may talk to the editor: only pages that this server has sent, opened on this machine.
import type { IncomingHttpHeaders } from 'node:http'

type Request = { method: string; url: string; headers: IncomingHttpHeaders }

/** The reason a request is refused; nothing if it may pass. */
export function rejectionReason({ method, url, headers }: Request, port: number): string | undefined {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  // A foreign page whose name leads here (DNS rebinding) still sends its own name.
  if (!hosts.includes(headers.host ?? '')) return `Open http://${hosts[0]}/edit/ instead.`
  const isRead = method === 'GET' || method === 'HEAD'
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': destination } = headers
  // Following a link to the editor is harmless. Embedding it, reading from it, or opening other addresses is not: Vite's
  // /__open-in-editor starts a program.
  const isLink = isRead && url === '/edit/' && mode === 'navigate' && destination === 'document'
  if ((site === 'cross-site' || site === 'same-site') && !isLink) return 'Only the editor may ask for this.'
  if (isRead || headers.origin === `http://${headers.host}`) return undefined
  return 'Only the editor may change something.'
}
