import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export async function startRelay(directory: string) {
  const child = spawn(process.execPath, ['.cache/bench-relay/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_FOLDER: 'none',
      MAILBOX: join(directory, 'mailbox'),
      RATE_PER_MINUTE: '0',
    },
  })
  const [firstLine] = await once(child.stdout, 'data')
  child.stdout.resume()
  return {
    port: Number(/127\.0\.0\.1:([0-9]+)/.exec(String(firstLine))?.[1]),
    /** From the kernel, in kB there. */
    residentBytes: async () => {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+([0-9]+) kB/.exec(status)?.[1]) * 1024
    },
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
