import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/**
 * Lends a host of plain files, as Netlify or Cloudflare Pages is one: index.html for a folder, 404.html for what is not
 * there, and the headers of _headers. Only /name/ is served; the rest of the host belongs to others.
 */
export async function withStaticHost(folder: string, base: string, use: (origin: string) => Promise<void>) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host')
    const inside = pathname.startsWith(base) ? pathname.slice(base.length) : 'elsewhere'
    const file = inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside
    const bytes = await readFile(join(folder, file)).catch(() => undefined)
    const headers = headersFor(pathname, await readFile(join(folder, '_headers'), 'utf8').catch(() => ''))
    const type = TYPES[bytes ? extname(file) : '.html'] ?? 'application/octet-stream'
    response.writeHead(bytes ? 200 : 404, { ...headers, 'content-type': type })
    response.end(bytes ?? (await readFile(join(folder, '404.html')).catch(() => 'Not Found')))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function headersFor(path: string, rules: string): Record<string, string> {
  const fitting = rules
    .split(/\n(?=\/)/)
    .map((rule) => rule.trim().split('\n'))
    .filter(([pattern = '']) => pattern !== '' && path.startsWith(pattern.replace('*', '')))
  return Object.fromEntries(
    fitting.flatMap(([, ...lines]) =>
      lines.map((line) =>
        line
          .trim()
          .split(/: (.*)/)
          .slice(0, 2),
      ),
    ),
  )
}
