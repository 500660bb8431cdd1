// The relay as it runs in earnest: built, in a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type RelayProcess = {
  port: number
  residentBytes(): Promise<number>
  stop(): Promise<void>
}

export async function startRelay(folder: string): Promise<RelayProcess> {
  const child = spawn(process.execPath, ['.cache/bench-relay/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_FOLDER: 'none',
      MAILBOX: join(folder, 'mailbox'),
      RATE_PER_MINUTE: '0',
    },
  })
  const lines = createInterface({ input: child.stdout })
  const [line]: string[] = await once(lines, 'line')
  lines.close()
  child.stdout.resume() // read on, or the pipe fills and the relay waits for us
  return {
    port: Number(/127\.0\.0\.1:([0-9]+)/.exec(line ?? '')?.[1]),
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
