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
  /** The Maildir of its relay. */
  mailbox: string
}

export type RunningSite = Site & { stop(): Promise<void> }

/** Waits for the address in the server's log. */
function printedAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    const fail = (why: string) =>
      reject(new Error(`The built site ${why}. Its output:\n${output || '(nothing)'}`))
    const limit = setTimeout(() => fail('printed no address'), START_LIMIT_MS)
    function read(chunk: Buffer) {
      output += chunk
      const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1]
      if (!port) return
      clearTimeout(limit)
      resolve(`http://127.0.0.1:${port}`)
    }
    // Keep reading after that: a full pipe would stop the server.
    server.stdout?.on('data', read)
    server.stderr?.on('data', read)
    server.on('error', (error) => fail(`did not start: ${error.message}`))
    server.on('exit', () => {
      clearTimeout(limit)
      fail('ended before it listened')
    })
  })
}

async function stop(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  const kill = setTimeout(() => server.kill('SIGKILL'), STOP_LIMIT_MS)
  await ended
  clearTimeout(kill)
}

/** Serves the built site on its own port, with its own empty mailbox. */
export async function startSite(settings: Record<string, string> = {}): Promise<RunningSite> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'))
  const mailbox = join(directory, 'mailbox')
  const server = spawn(process.execPath, [resolve('dist/relay/main.js')], {
    // Without our environment and .env, so that no test sends to a real mail server.
    cwd: directory,
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
  return {
    address: await printedAddress(server),
    mailbox,
    async stop() {
      await stop(server)
      await rm(directory, { recursive: true, force: true })
    },
  }
}
