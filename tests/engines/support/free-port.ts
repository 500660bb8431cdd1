import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

/** For a program that must be told its port. Between here and its start another could take it, but none does. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
