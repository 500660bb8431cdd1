import { spawn } from 'node:child_process'
import { once } from 'node:events'

const PROGRESS_INTERVAL_MS = 10_000

/**
 * Runs Node with our input and output, and resolves to whether it succeeded. `progress` is printed at the start and every
 * ten seconds, for a program that prints little itself.
 * @param {readonly string[]} args The program and its arguments.
 * @param {{ env?: NodeJS.ProcessEnv, progress?: string }} [options] `env` is the whole environment, if not our own.
 */
export async function runNode(args, { env, progress } = {}) {
  const child = spawn(process.execPath, args, { stdio: 'inherit', ...(env && { env }) })
  // A terminal sends its signals to both of us; other programs only to us.
  const stop = () => {
    child.kill()
    process.exit(1)
  }
  process.on('SIGTERM', stop)
  const start = Date.now()
  const print = () => console.log(`${progress} … ${Math.round((Date.now() - start) / 1000)} s`)
  if (progress) print()
  const interval = progress ? setInterval(print, PROGRESS_INTERVAL_MS) : undefined
  const [code] = await once(child, 'exit')
  clearInterval(interval)
  process.off('SIGTERM', stop)
  return code === 0
}
