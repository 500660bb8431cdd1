import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deferred } from './deferred.ts'

/** Serves a site whose document at `path` stops at `before`, as on a bad connection, until `release` is called. */
export async function stallDocument(site: string, path: string, before: string) {
  const { promise: released, resolve: release } = deferred()
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(site + url, { headers: { 'accept-encoding': 'identity' } })
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? '',
      'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    })
    if (url !== path) return response.end(body)
    const stop = body.indexOf(before)
    response.write(body.subarray(0, stop))
    await released
    return response.end(body.subarray(stop))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    release,
    [Symbol.dispose]() {
      release()
      server.closeAllConnections()
      server.close()
    },
  }
}
