// The relay as it runs in earnest: built, in a process of its own. Its log goes to a file: a pipe would have to be
// emptied by this process, which is busy sending.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const LOOK_AGAIN_MS = 50

export type RelayProcess = {
  port: number
  residentBytes(): Promise<number>
  stop(): Promise<void>
}

export async function startRelay(folder: string): Promise<RelayProcess> {
  const port = await freePort()
  const log = await open(join(folder, 'relay.log'), 'a')
  const child = spawn(process.execPath, ['.cache/bench-relay/main.js'], {
    stdio: ['ignore', log.fd, 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_FOLDER: 'none',
      MAILBOX: join(folder, 'mailbox'),
      RATE_PER_MINUTE: '0',
    },
  })
  await log.close()
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('The relay has not started: the reason stands above.')
    await pause(LOOK_AGAIN_MS)
  }
  return {
    port,
    residentBytes: () => residentBytes(child.pid),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** From the kernel, so that the relay need not be able to tell. */
async function residentBytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+([0-9]+) kB/.exec(status)?.[1]) * 1024
}
