import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testedDirectories } from '../../../build/directories.ts'
import { spawnRelay } from '../../relay/support/spawn-relay.ts'
import { storedMessages } from '../../relay/support/stored-messages.ts'

export type Site = {
  /** Its address without a slash at the end, such as http://127.0.0.1:40123. */
  address: string
  /** The Maildir of its relay. */
  mailbox: string
}

export type RunningSite = Site & AsyncDisposable & { pid: number | undefined; stop(): Promise<void> }

/** Serves a built site on its own port with its own empty mailbox. By default it is the site that `npm test` has built. */
export async function startSite(
  settings: Record<string, string> = {},
  { dist } = testedDirectories,
): Promise<RunningSite> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'))
  const ofSite = { SITE_FOLDER: join(dist, 'site'), ...settings }
  const server = spawnRelay(join(dist, 'relay'), directory, ofSite)
  server.stderr.pipe(process.stderr)
  const exited = once(server, 'exit')
  async function stop() {
    server.kill('SIGTERM')
    await exited
    await rm(directory, { recursive: true, force: true })
  }
  return {
    address: await loggedAddress(server),
    mailbox: join(directory, 'mailbox'),
    pid: server.pid,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}

/** Waits for the address in the server's log. */
export function loggedAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout?.on('data', function read(chunk) {
      output += chunk
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? []
      if (!address) return
      // A full pipe would stop the server.
      server.stdout?.off('data', read).resume()
      resolve(address)
    })
    server.on('exit', () => reject(new Error(`The built site did not start: ${output}`)))
  })
}

/** The messages in the relay's inbox. */
export const messagesIn = ({ mailbox }: Pick<Site, 'mailbox'>) => storedMessages(mailbox)
