import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const START_LIMIT_MS = 15_000
const STOP_LIMIT_MS = 5_000

export type Site = {
  /** Such as http://127.0.0.1:40123, without a slash at its end. */
  address: string
  /** The Maildir in which the relay keeps the letters of this server. */
  mailbox: string
}

/** The address that the server prints once it listens. */
function printedAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let words = ''
    const giveUp = (why: string) =>
      reject(new Error(`The built site ${why}. It said:\n${words || '(nothing)'}`))
    const limit = setTimeout(() => giveUp('printed no address'), START_LIMIT_MS)
    function read(chunk: Buffer) {
      words += chunk
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(words)?.[1]
      if (!port) return
      clearTimeout(limit)
      resolve(`http://127.0.0.1:${port}`)
    }
    // Read to the end even when the address is known: a full pipe would stop the server.
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.on('error', (error) => giveUp(`did not start: ${error.message}`))
    server.on('exit', () => {
      clearTimeout(limit)
      giveUp('ended before it listened')
    })
  })
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const impatience = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(impatience)
}

/**
 * Lends the built site on a port of its own, with an empty mailbox of its own, to whoever uses it. Tests that want
 * the relay in another mood start one with their own settings.
 */
export async function withSite(use: (site: Site) => Promise<void>, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'site-'))
  const mailbox = join(folder, 'mailbox')
  const server = spawn(process.execPath, [resolve('dist/relay/main.js')], {
    // Neither our environment nor our .env: no test may deliver to a real mail server that is set up there.
    cwd: folder,
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      MAILBOX: mailbox,
      SITE_FOLDER: resolve('dist/site'),
      RATE_PER_MINUTE: '0', // no limit: all tests come from one address
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    await use({ address: await printedAddress(server), mailbox })
  } finally {
    await stop(server)
    await rm(folder, { recursive: true, force: true })
  }
}
